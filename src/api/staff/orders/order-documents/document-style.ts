import { documentFont } from './document-font.ts';

/** Inline and allowed by its hash, so that the document is one answer and can be saved as one file. */
export const documentStyle = `${documentFont}
:root { --ink: #1d1a20; --soft: #6c6772; --line: #d5d1c9; --accent: #8a1538; --ground: #f7f6f3; }
* { box-sizing: border-box; }
html { font-size: 9pt; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body {
  margin: 0; color: var(--ink); background: #e9e6df;
  font: 1rem/1.5 'Readex Pro', 'Segoe UI', Tahoma, 'Noto Sans', 'Noto Sans Arabic', sans-serif;
}
h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
[lang='ar'] { line-height: 1.65; }
bdi { unicode-bidi: isolate; }
bdi[dir='ltr'] { white-space: nowrap; }
bdi.long { white-space: normal; }
.tools { padding: 1.25rem 1rem 0; text-align: center; }
button {
  display: inline-flex; gap: 0.6em; min-height: 44px; padding: 0.5rem 1.75rem; align-items: center; cursor: pointer;
  font: inherit; font-size: 1.2rem; font-weight: 500; color: #fff; background: var(--accent);
  border: 0; border-radius: 999px;
}
button[hidden] { display: none; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.sheet {
  inline-size: 210mm; min-height: 297mm; margin: 1.25rem auto; padding: 14mm; background: #fff; overflow-wrap: anywhere;
  box-shadow: 0 1px 2px rgb(29 26 32 / 8%), 0 12px 32px -12px rgb(29 26 32 / 25%);
}

/* Both languages on one line, that of the order first: each text begins at its own edge. */
.pair { display: flex; gap: 1.5rem; justify-content: space-between; align-items: baseline; }
.title { padding-block-end: 0.5rem; border-block-end: 2px solid var(--accent); }
.title h1 { display: contents; font-size: 1.9rem; line-height: 1.3; font-weight: 600; }
.title [lang] { font-size: 1.9rem; font-weight: 600; color: var(--accent); }
.title svg { order: 1; flex: none; align-self: center; inline-size: 2.75rem; block-size: 2.75rem; }
.title h1 > :last-child { order: 2; }
.halves { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2rem; margin-block: 0.75rem 1.25rem; }
.halves strong { display: block; font-size: 1.1rem; font-weight: 600; }
.halves p { color: var(--soft); text-wrap: balance; }
.stamp {
  margin-block: 1rem; padding: 0.6rem 1rem; font-size: 1.2rem; font-weight: 600;
  color: var(--accent); border: 2px solid var(--accent); border-radius: 0.5rem;
}
.stamp.paid { color: #1f6b3a; border-color: #1f6b3a; }

h2 { break-after: avoid; margin-block: 1.25rem 0.25rem; font-size: 1.05rem; font-weight: 600; }
table { inline-size: 100%; border-collapse: collapse; }
th { font-weight: 500; overflow-wrap: normal; }
td, th { padding: 0.32rem 0.5rem; vertical-align: top; text-align: start; }
tr { break-inside: avoid; }

/* A fact: its name in the language of the order, the value, its name in the other. */
.facts { break-inside: avoid; margin-block-start: 1rem; border-block-start: 1px solid var(--line); }
h2 + .facts { margin-block-start: 0; }
.facts > div {
  display: grid; grid-template-columns: 9.5em minmax(0, 1fr) 9.5em; gap: 0.75rem; align-items: baseline; padding-block: 0.2rem; line-height: 1.45;
  border-block-end: 1px solid var(--line);
}
.facts dt { color: var(--soft); }
.facts dt:nth-of-type(2) { order: 2; }
.facts dd { order: 1; display: flex; gap: 1.25rem; justify-content: space-between; }
.facts dd > [lang] { flex: 1 1 0; }
.facts dd > bdi { flex: 1; text-align: center; }

.lines { margin-block-start: 1.1rem; }
.lines thead { display: table-header-group; }
.lines th {
  padding-block: 0.5rem; line-height: 1.35; vertical-align: bottom; background: var(--ground);
  border-block-end: 1px solid var(--ink);
}
.lines th [lang] { display: block; text-align: left; }
[dir='rtl'] .lines th [lang], .lines th:is(.number, .arabic) [lang] { text-align: right; }
[dir='rtl'] .lines th.english [lang] { text-align: left; }
.lines td { border-block-end: 1px solid var(--line); }
.lines .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.code { inline-size: 14%; }
.english, .arabic { inline-size: 28%; }

/* With the last line, so that the sums never stand alone on a page. */
.together { break-inside: avoid; }
.together > tr > td.closing { padding: 0; border: 0; }
.sums { inline-size: 68%; margin-inline-start: auto; }
.sums td { border: 0; }
.sums td:nth-child(2) { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.sums tr:last-child td {
  font-size: 1.25rem; font-weight: 600; border-block-start: 1px solid var(--ink);
  border-block-end: 2px solid var(--accent);
}

/* The packing slip is read standing up, at arm's length. */
.sender { margin-block: 0.5rem 0; color: var(--soft); }
.sender > :nth-child(2) { order: 1; }
.cards { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0.75rem; margin-block: 0.75rem; }
.handover { margin-block: 0.75rem; }
.collect { font-size: 1.35rem; font-weight: 600; }
.cards > div, .destination { padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.cards strong, .destination { font-size: 1.35rem; line-height: 1.4; font-weight: 600; }
.cards strong { display: block; }
.cards strong.pair { display: flex; }
.label { color: var(--soft); }
.plate { display: grid; grid-template-columns: repeat(auto-fit, minmax(6em, 1fr)); gap: 0.5rem; margin-block: 0.75rem; }
.plate > div {
  padding: 0.5rem 0.75rem; text-align: center; color: #fff; background: #1f4e8c; border-radius: 0.5rem;
}
.plate .label { display: flex; gap: 0.6rem; justify-content: center; color: inherit; }
.plate strong { font-size: 1.9rem; line-height: 1.3; font-weight: 600; }
.box { inline-size: 4.5rem; }
.box i { display: block; inline-size: 1.5rem; block-size: 1.5rem; border: 1.5px solid var(--ink); border-radius: 0.2rem; }
.slip .number { inline-size: 4.5rem; }
.slip :is(.english, .arabic) { inline-size: 34%; }
.slip td.number { font-size: 1.35rem; line-height: 1.2; font-weight: 600; }
.note { padding: 0.6rem 1rem; white-space: pre-line; unicode-bidi: plaintext; background: var(--ground); border-radius: 0.5rem; }
.signatures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.5rem; margin-block-start: 2rem; break-inside: avoid; }
.signatures > div { padding-block-start: 3.25rem; }
.signatures p { padding-block-start: 0.3rem; border-block-start: 1px solid var(--ink); }

@page {
  size: A4; margin: 12mm 14mm 15mm;
  @bottom-left { font: 8pt 'Readex Pro', sans-serif; color: #6c6772; }
  @bottom-right { font: 8pt 'Readex Pro', sans-serif; color: #6c6772; }
}
@media print {
  body { background: none; }
  .tools { display: none; }
  .sheet { inline-size: auto; min-height: 0; margin: 0; padding: 0; box-shadow: none; }
}
`;
