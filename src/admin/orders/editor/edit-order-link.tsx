import { Link } from 'react-router';
import { PlusIcon } from '#ui/icons.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { Definition } from '../../sales/definition-list.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { useOrderEditorTexts } from './order-editor-texts.ts';

/** Opens the editor while the order can be edited. */
export function EditOrderLink({ order }: { readonly order: StaffOrder }) {
  const texts = useOrderEditorTexts();
  if (!order.isEditable) return null;
  return (
    <Link to={`/admin/orders/${order.id}/edit`} className={staffButton('secondary')}>
      {texts.edit}
    </Link>
  );
}

/** Opens the form for an order by phone. */
export function NewOrderLink() {
  return (
    <Link to="/admin/orders/new" className={staffButton('primary')}>
      <PlusIcon />
      {useOrderEditorTexts().newOrder}
    </Link>
  );
}

/** Who took the order by phone. */
export function TakenBy({ order: { takenBy } }: { readonly order: StaffOrder }) {
  const texts = useOrderEditorTexts();
  return <Definition name={texts.takenByName}>{takenBy}</Definition>;
}
