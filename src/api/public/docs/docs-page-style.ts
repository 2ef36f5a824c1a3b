/** Inline and allowed by its hash, so that the page is one answer and needs no file of a build. */
export const docsPageStyle = `
:root {
  --ink: #1c2430; --soft: #566274; --line: #dde3ea; --paper: #ffffff; --tint: #f5f7fa; --link: #0b5cad;
  --get: #0b6b4f; --post: #0b5cad; --put: #8a4b00; --delete: #a8201a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e8edf4; --soft: #a8b4c4; --line: #2d3947; --paper: #10161e; --tint: #19222d; --link: #7db8f5;
    --get: #5fd0a8; --post: #7db8f5; --put: #f0b465; --delete: #ff9a92;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 1rem; }
body {
  margin: 0; color: var(--ink); background: var(--paper);
  font: 1rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif;
}
a { color: var(--link); text-underline-offset: 0.2em; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
main:focus { outline: none; }
code, pre { font-family: ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; font-size: 0.9em; }
code { overflow-wrap: anywhere; }
pre {
  padding: 0.9rem 1rem; overflow-x: auto; background: var(--tint);
  border: 1px solid var(--line); border-radius: 0.5rem; white-space: pre-wrap;
}
.skip { position: absolute; inset-inline-start: -999rem; padding: 0.75rem 1rem; background: var(--paper); z-index: 1; }
.skip:focus { inset-inline-start: 1rem; inset-block-start: 1rem; }
.page { max-width: 78rem; margin-inline: auto; padding: 1.25rem; }
nav { padding-block-end: 1rem; border-block-end: 1px solid var(--line); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav ul ul { padding-inline-start: 0.9rem; }
nav a { display: inline-block; padding-block: 0.3rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
.brand { margin: 0 0 0.5rem; font-weight: 700; }
.brand small { color: var(--soft); font-weight: 400; }
h1 { margin: 1.5rem 0 0; font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem); line-height: 1.2; text-wrap: balance; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.5rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1.125rem; line-height: 1.4; }
h4 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
p { max-width: 44rem; }
article { margin-block: 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; }
.method {
  display: inline-block; min-width: 3.75rem; margin-inline-end: 0.4rem; padding: 0.1rem 0.5rem;
  border: 1.5px solid currentColor; border-radius: 0.4rem; font-size: 0.8rem; font-weight: 700; text-align: center;
}
.get { color: var(--get); } .post { color: var(--post); } .put, .patch { color: var(--put); } .delete { color: var(--delete); }
.staff { display: inline-block; padding-inline: 0.5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.85rem; }
.soft { color: var(--soft); }
.rows { margin: 0; padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
.rows > li { padding-block: 0.6rem; border-block-end: 1px solid var(--line); }
.rows p { margin: 0; }
.rows .name { font-weight: 600; }
.rows > li:target { background: var(--tint); }
.links { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.links a { display: inline-block; padding-block: 0.2rem; text-decoration: none; }
.links a:hover { text-decoration: underline; }
@media (min-width: 40rem) {
  .rows > li { display: grid; grid-template-columns: minmax(11rem, 2fr) 5fr; gap: 1.5rem; }
}
@media (min-width: 64rem) {
  .page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem; padding: 2rem; }
  nav { position: sticky; inset-block-start: 2rem; align-self: start; border: 0; }
  h1 { margin-block-start: 0; }
}
`;
