import type { quotesIdPreviewContract } from '#api/staff/quotes/quotes.contract.ts';
import { shopProfileContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import { formatDay } from '#i18n/dates.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { internationalPhone } from '#primitives/text/phone-number.ts';
import { DocumentIcon } from '#ui/icons.tsx';
import { QuotationSheet } from '#ui/quotation-sheet/quotation-sheet.tsx';
import type { SheetQuote } from '#ui/quotation-sheet/sheet-quote.ts';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { EmailNotice } from '../outbox/email-notice.tsx';
import { Definition, DefinitionList } from '../sales/definition-list.tsx';
import { Money } from '../sales/money.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { ListDifference } from './offer-fields.tsx';
import { useOfferTexts } from './offer-texts.ts';
import { sheetSeller, sheetVersion } from './sheet-version.ts';

interface OfferPreviewProps {
  /** As the server has computed it; undefined: closed. */
  readonly version: DataOf<typeof quotesIdPreviewContract> | undefined;
  readonly title: string;
  readonly buyer: SheetQuote;
  readonly isSending: boolean;
  readonly errorText: string | undefined;
  readonly onSend: () => void;
  readonly onSavePdf?: () => void;
  readonly onClose: () => void;
}

/** Last look at an offer: to whom it goes, what it costs, until when, and the document that the buyer's page will show. */
export function OfferPreview(props: OfferPreviewProps) {
  const { version, title, isSending, errorText, onSend, onSavePdf, onClose } = props;
  const { preview: texts } = useOfferTexts();
  return (
    <StaffDialog isOpen={version !== undefined} title={title} onClose={onClose} isWide>
      {version && <Contents {...props} version={version} />}
      {errorText && (
        <p role="alert" className="mt-4 text-sm text-negative">
          {errorText}
        </p>
      )}
      <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <button type="button" className={staffButton('secondary')} onClick={onClose}>
          {texts.back}
        </button>
        {onSavePdf && (
          <button type="button" className={staffButton('secondary')} onClick={onSavePdf}>
            <DocumentIcon />
            {texts.pdf}
          </button>
        )}
        <button
          type="button"
          ref={(button) => {
            // A dialog focuses the element with this attribute when it opens; React does not set it.
            button?.setAttribute('autofocus', '');
          }}
          aria-disabled={isSending}
          className={staffButton('primary')}
          onClick={() => !isSending && onSend()}
        >
          {texts.send}
        </button>
      </div>
    </StaffDialog>
  );
}

function Contents({
  version,
  buyer,
}: Pick<OfferPreviewProps, 'buyer'> & { readonly version: NonNullable<OfferPreviewProps['version']> }) {
  const sales = useSalesTexts();
  const { preview: texts } = useOfferTexts();
  const locale = useStaffLocale();
  const profile = useStaffQuery(shopProfileContract, {});
  const { number, total, validUntil, subtotal, discount, differenceFromList, lines } = version;
  return (
    <div className="grid gap-4">
      <DefinitionList>
        <Definition name={texts.to}>
          <bdi className="font-medium">{buyer.contact.name}</bdi> ·{' '}
          {buyer.contact.email ? <bdi>{buyer.contact.email}</bdi> : texts.toPassOn}
        </Definition>
        <Definition name={sales.total}>
          <span className="text-lg font-medium">
            <Money qar={total} />
          </span>{' '}
          <ListDifference
            difference={dirhamsFromQar(differenceFromList)}
            goods={dirhamsFromQar(subtotal) - dirhamsFromQar(discount)}
          />
        </Definition>
        <Definition name={sales.quotations.validUntil}>{formatDay(locale, validUntil)}</Definition>
        <Definition name={texts.language}>{sales.languages[buyer.locale]}</Definition>
      </DefinitionList>
      {number > 1 && <p className="text-sm text-ink-soft">{texts.replaces(number - 1)}</p>}
      {lines.some(({ unitPrice }) => unitPrice === null) && (
        <p className="text-sm text-[#7a4d00]">{texts.unpriced}</p>
      )}
      {buyer.contact.email && <EmailNotice />}
      <div className="rounded-panel border border-line">
        <QuotationSheet
          quote={{ ...buyer, contact: { ...buyer.contact, phone: phoneAsStored(buyer.contact.phone) } }}
          version={sheetVersion(version)}
          seller={profile.data ? sheetSeller(profile.data.data) : null}
        />
      </div>
    </div>
  );
}

/** A number that staff typed is stored with its country code, and shown so. */
function phoneAsStored(typed: string): string {
  return displayPhone(internationalPhone(typed) ?? typed);
}
