import type { Order } from '../order.ts';

/** Who ordered, where it goes and how it is paid, as columns of `orders`: the same for a new order and for an edit. */
export function handoverColumns({
  contact,
  company,
  lpoNumber,
  fulfilment,
  day,
  payment,
  notes,
}: Pick<Order, 'contact' | 'company' | 'lpoNumber' | 'fulfilment' | 'day' | 'payment' | 'notes'>) {
  const address = fulfilment.kind === 'delivery' ? fulfilment : undefined;
  return {
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    companyName: company?.name ?? '',
    companyCrNumber: company?.crNumber ?? '',
    lpoNumber,
    fulfilment: fulfilment.kind,
    zoneNumber: address?.zone ?? null,
    street: address?.street ?? '',
    building: address?.building ?? '',
    unit: address?.unit ?? '',
    landmark: address?.landmark ?? '',
    deliveryDay: day,
    paymentMethod: payment,
    notes,
  };
}
