import { Link } from 'react-router';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { staffButton } from './staff-button.ts';
import type { ListParams } from './use-list-params.ts';

interface PaginationProps {
  readonly address: ListParams;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

export function Pagination({ address, page, pageSize, total }: PaginationProps) {
  const texts = useGeneralTexts();
  if (total === 0) return null;
  const first = Math.min(total, (page - 1) * pageSize + 1);
  const last = Math.min(total, page * pageSize);
  return (
    <nav
      aria-label={texts.pages}
      className="flex items-center justify-end gap-2 text-sm text-ink-soft print:hidden"
    >
      <p className="me-2">
        <bdi>{texts.shown(first, last, total)}</bdi>
      </p>
      {page > 1 && (
        <Link to={address.linkTo({ page: String(page - 1) })} rel="prev" className={staffButton('secondary')}>
          {texts.previous}
        </Link>
      )}
      {last < total && (
        <Link to={address.linkTo({ page: String(page + 1) })} rel="next" className={staffButton('secondary')}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}
