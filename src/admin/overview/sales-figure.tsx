import { Link } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';

interface SalesFigureProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly value: number;
  /** The value of the same number of days before. */
  readonly before: number;
  readonly format: (value: number) => string;
  readonly to: string;
}

/** A figure with its change since the period before. */
export function SalesFigure({ name, note, value, before, format, to }: SalesFigureProps) {
  const { overview: texts } = useSalesTexts();
  return (
    <div>
      <p className="text-sm text-ink-soft">
        {name}
        {note && <span className="text-ink-faint"> ({note})</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={to} className="text-[1.75rem] leading-snug font-medium tabular-nums hover:text-accent">
          <bdi>{format(value)}</bdi>
        </Link>
        <Change value={value} before={before} />
      </p>
      <p className="text-sm text-ink-faint">
        <bdi>{texts.before(format(before))}</bdi>
      </p>
    </div>
  );
}

/** No percentage where the value before is zero. */
function Change({ value, before }: { readonly value: number; readonly before: number }) {
  const { overview: texts } = useSalesTexts();
  if (before === 0) return null;
  const share = Math.round(Math.abs(value / before - 1) * 100);
  if (share === 0) return <Badge>{texts.same}</Badge>;
  const percent = `${share.toLocaleString('en-QA')}%`;
  return value > before ? (
    <Badge tone="positive">{texts.up(percent)}</Badge>
  ) : (
    <Badge tone="negative">{texts.down(percent)}</Badge>
  );
}
