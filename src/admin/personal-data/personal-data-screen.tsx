import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type erasePersonalDataContract,
  exportPersonalDataContract,
} from '#api/staff/personal-data/personal-data.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import { TextField } from '#ui/text-field.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { FoundRecords } from './found-records.tsx';
import { usePersonalDataTexts } from './personal-data-texts.ts';
import { type FoundPersonalData, usePersonSearch } from './use-person-search.ts';

type Erased = DataOf<typeof erasePersonalDataContract>;
type Person = FoundPersonalData['person'];

/** Export and erasure of a customer's personal data. */
export function PersonalDataScreen() {
  const texts = usePersonalDataTexts();
  const { find, forget, isFinding, found, isWrong, errorText } = usePersonSearch();
  const [typed, setTyped] = useState('');
  const [erased, setErased] = useState<{ readonly what: Erased; readonly others: readonly Person[] }>();

  function look(who: string): void {
    setTyped(who);
    setErased(undefined);
    void find(who);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    look(typed);
  }

  return (
    <Screen title={texts.title} intro={texts.intro}>
      <search>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
          <TextField
            id="who"
            className="min-w-0 grow basis-64 sm:max-w-md"
            label={texts.who}
            hint={texts.whoHint}
            error={isWrong ? texts.whoWrong : undefined}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {/* Aligned with the field, below the height of its label. */}
          <button
            type="submit"
            aria-disabled={isFinding}
            className={staffButton(
              'primary',
              'h-12 max-sm:w-full sm:mt-[calc(0.875rem*var(--text-sm--line-height)+0.375rem)]',
            )}
          >
            {isFinding ? texts.finding : texts.find}
          </button>
        </form>
      </search>
      {errorText && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      {erased && <ErasedNote erased={erased.what} others={erased.others} onLook={look} />}
      <div aria-live="polite" className="grid gap-4">
        {found && (
          <Found
            // The person must not change while a dialog or an error is about them.
            key={found.person.value}
            found={found}
            onLook={look}
            onErased={(what) => {
              forget();
              setTyped('');
              setErased({ what, others: found.others });
            }}
          />
        )}
      </div>
    </Screen>
  );
}

interface FoundProps {
  readonly found: FoundPersonalData;
  readonly onLook: (who: string) => void;
  readonly onErased: (erased: Erased) => void;
}

function Found({ found, onLook, onErased }: FoundProps) {
  const texts = usePersonalDataTexts();
  const [isErasing, setErasing] = useState(false);
  const { person, counts, openOrders, others } = found;
  const isNothing = Object.values(counts).every((count) => count === 0);
  return (
    <>
      <Panel>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <h2 className="min-w-0 grow text-lg font-medium wrap-anywhere">
            {texts.keptAbout} <bdi dir="ltr">{called(person)}</bdi>
          </h2>
          {!isNothing && (
            <div className="flex flex-wrap gap-2">
              <Download person={person} />
              <button
                type="button"
                className={staffButton('danger')}
                aria-disabled={openOrders > 0}
                aria-describedby={openOrders > 0 ? 'open-orders' : undefined}
                onClick={() => openOrders === 0 && setErasing(true)}
              >
                {texts.erase}
              </button>
            </div>
          )}
        </div>
        {isNothing && <p className="mt-2 text-ink-soft">{texts.nothing}</p>}
        {openOrders > 0 && (
          <p id="open-orders" className="mt-4 rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]">
            {texts.openOrders(openOrders)}
          </p>
        )}
        {others.length > 0 && (
          <>
            <Others title={texts.others} others={others} onLook={onLook} />
            <p className="mt-2 max-w-prose text-sm text-ink-soft">{texts.othersHint}</p>
          </>
        )}
      </Panel>
      <FoundRecords found={found} />
      <EraseDialog
        isOpen={isErasing}
        found={found}
        onClose={() => setErasing(false)}
        onErased={(erased) => {
          setErasing(false);
          onErased(erased);
        }}
      />
    </>
  );
}

/** Not searched automatically: several people may use the same number. */
function Others({ title, others, onLook }: OthersProps) {
  return (
    <div className="mt-4 text-sm">
      <p>{title}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {others.map((person) => (
          <button
            key={person.value}
            type="button"
            className={staffButton('secondary')}
            onClick={() => onLook(person.value)}
          >
            <bdi dir="ltr" className="wrap-anywhere">
              {called(person)}
            </bdi>
          </button>
        ))}
      </div>
    </div>
  );
}

interface OthersProps extends Pick<FoundProps, 'onLook'> {
  readonly title: string;
  readonly others: readonly Person[];
}

function Download({ person }: { readonly person: Person }) {
  const texts = usePersonalDataTexts();
  const toasts = useToasts();
  const { send, isSending, errorText } = useStaffWrite(exportPersonalDataContract);
  return (
    <>
      {errorText && (
        <p role="alert" className="w-full text-sm text-negative">
          {errorText}
        </p>
      )}
      <button
        type="button"
        aria-disabled={isSending}
        className={staffButton('secondary')}
        onClick={async () => {
          const answer = await send({ body: { who: person.value } });
          if (!answer) return;
          // Without phone number or email: file names are visible to others.
          downloadJson(`personal-data-${answer.data.takenAt.slice(0, 10)}.json`, answer.data);
          toasts.show({ text: texts.downloaded });
        }}
      >
        {isSending ? texts.downloading : texts.download}
      </button>
    </>
  );
}

/** Takes the focus, because the button that had it is no longer rendered. */
function ErasedNote({ erased, others, onLook }: Omit<OthersProps, 'title'> & { readonly erased: Erased }) {
  const { erased: texts } = usePersonalDataTexts();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const deleted =
    erased.deletedQuotations + erased.plans + erased.messages + erased.stockAlerts + erased.emails;
  return (
    <div ref={note} tabIndex={-1} role="status" className="rounded-card bg-[#e3f1ea] px-5 py-4 text-positive">
      <p className="font-medium">{texts.title}</p>
      <p className="mt-1 text-sm">{texts.text(deleted, erased.orders)}</p>
      {others.length > 0 && <Others title={texts.others} others={others} onLook={onLook} />}
    </div>
  );
}

function called({ kind, value }: Person): string {
  return kind === 'phone' ? displayPhone(value) : value;
}

/** Downloads data as a JSON file. */
function downloadJson(name: string, contents: unknown): void {
  const file = new Blob([`${JSON.stringify(contents, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked late: some browsers start to read it after this event-loop turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
