import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { PrintIcon } from '#ui/icons.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { isolateName } from '../sales/bidi-isolate.ts';
import { Money } from '../sales/money.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import type { Round } from './day-sheet.ts';
import { DayStop } from './day-stop.tsx';
import { DriverChoice } from './driver-choice.tsx';
import { useRoundsTexts } from './rounds-texts.ts';
import { StopControls } from './stop-controls.tsx';
import type { StopMoves } from './use-stop-moves.ts';

interface RoundSectionProps {
  readonly moves: StopMoves;
  readonly round: Round;
  /** The others begin a new page in print: each driver takes their own. */
  readonly isFirst: boolean;
  readonly isPrinted: boolean;
  readonly onPrint: () => void;
  readonly onEnd: () => void;
}

/** The stops of one driver, or those given to no driver yet, in their order. */
export function RoundSection({ moves, round, isFirst, isPrinted, onPrint, onEnd }: RoundSectionProps) {
  const texts = useRoundsTexts();
  const { deliveries } = useSalesTexts();
  const locale = useStaffLocale();
  const { sheet, give } = moves;
  const { driver, stops, toCollect } = round;
  const isOnly = sheet.rounds.length === 1;
  const title = driver
    ? texts.driverRound(isolateName(driver.name))
    : isOnly
      ? texts.allStops
      : texts.unassigned;
  const pages = isPrinted ? (isFirst ? '' : 'print:break-before-page') : 'print:hidden';
  return (
    <section
      className={`rounded-card border border-line bg-surface print:rounded-none print:border-x-0 ${pages}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border-b border-line bg-ground px-4 py-2.5 sm:px-5">
        <div className="grow">
          <h2 className="font-medium">
            {title}
            <span className="hidden print:inline"> · {formatNearDay(locale, sheet.day)}</span>
          </h2>
          <p className="text-sm text-ink-soft">
            {driver?.phone && (
              <>
                <bdi dir="ltr">{displayPhone(driver.phone)}</bdi> ·{' '}
              </>
            )}
            {deliveries.stops(stops.length)} · {deliveries.toCollect}: {deliveries.cash}{' '}
            <Money qar={toCollect.cash} /> · {deliveries.card} <Money qar={toCollect.card} />
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <DriverChoice
            label={texts.giveAll}
            driver={driver}
            onChoose={(chosen) =>
              give(
                stops.map(({ id }) => id),
                chosen,
              )
            }
          />
          {!isOnly && (
            <button type="button" className={staffButton('secondary')} onClick={onPrint}>
              <PrintIcon />
              {texts.printRound}
            </button>
          )}
          <button type="button" className={staffButton('primary')} onClick={onEnd}>
            {texts.end.button}
          </button>
        </div>
      </div>
      <ol>
        {stops.map((order, index) => (
          <DayStop
            key={order.id}
            order={order}
            place={index + 1}
            controls={<StopControls moves={moves} round={round} order={order} index={index} />}
          />
        ))}
      </ol>
    </section>
  );
}
