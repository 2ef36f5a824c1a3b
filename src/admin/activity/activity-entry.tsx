import { useState } from 'react';
import { Link } from 'react-router';
import { activityContract } from '#api/staff/activity/activity.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { addressInWidth } from '#images/image-address.ts';
import { useCategories } from '../catalogue/use-categories.ts';
import { Badge, type BadgeTone } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useActivityTexts } from './activity-texts.ts';
import { describePath, describeValue } from './describe-field.ts';
import { entityLink } from './entity-link.ts';
import { UndoButton } from './undo-button.tsx';

type Entry = DataOf<typeof activityContract>[number];
type Change = Entry['changes'][number];

/** Longer lists of changes are collapsed. */
const shownAtOnce = 6;

const tones: Record<Entry['kind'], BadgeTone> = {
  created: 'positive',
  changed: 'neutral',
  deleted: 'negative',
};

interface ActivityEntryProps {
  readonly entry: Entry;
  /** Shows this change alone, though others were made together with it. */
  readonly isSingle?: boolean;
}

/** An entry of the history. A bulk change is one entry that unfolds and can be undone. */
export function ActivityEntry({ entry, isSingle = false }: ActivityEntryProps) {
  const texts = useActivityTexts();
  const locale = useStaffLocale();
  const link = entityLink(entry);
  const entity = texts.entities[entry.entity] ?? entry.entity;
  const action = texts.actions[entry.action] ?? texts.kinds[entry.kind](entity);
  // Singletons have no name of their own.
  const isNamed = entry.name !== null && entry.entity !== 'shop-profile';
  const isLong = entry.changes.length > shownAtOnce || entry.kind !== 'changed';
  const isGroup = entry.together > 1 && !isSingle;
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {isNamed && <Badge tone={tones[entry.kind]}>{action}</Badge>}
        <h2 className="min-w-0 font-medium wrap-anywhere">
          {isGroup ? (
            texts.together(entry.together)
          ) : link ? (
            <Link
              to={link}
              className="underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
            >
              <bdi>{isNamed ? entry.name?.[locale] : action}</bdi>
            </Link>
          ) : (
            <bdi>{isNamed ? entry.name?.[locale] : action}</bdi>
          )}
        </h2>
        <p className="grow text-end text-sm text-ink-soft">
          <bdi>{entry.actor}</bdi> · <bdi>{formatMoment(locale, new Date(entry.at))}</bdi>
        </p>
      </div>
      {isGroup && <TogetherChanges entry={entry} />}
      {!isGroup && entry.together > 1 && (
        <Link
          to={`/admin/activity?together=${entry.id}`}
          className="mt-1 inline-flex min-h-8 items-center text-sm text-accent underline underline-offset-4"
        >
          {texts.togetherHint(entry.together)}
        </Link>
      )}
      {!isGroup &&
        entry.changes.length > 0 &&
        (isLong ? (
          <details className="mt-2">
            <summary className="min-h-8 cursor-pointer text-sm text-ink-soft">
              {texts.fieldsOf(entry.changes.length)}
            </summary>
            <Changes entry={entry} />
          </details>
        ) : (
          <Changes entry={entry} />
        ))}
      {/* Single changes of products are undone in their form; articles and the home page have long texts to bring back. */}
      {entry.isUndoable && entry.entity !== 'product' && (
        <UndoButton entryId={entry.id} entity={entry.entity} />
      )}
    </li>
  );
}

/** The single changes of a bulk change, loaded when they are unfolded, and the button that undoes all of them. */
function TogetherChanges({ entry }: { readonly entry: Entry }) {
  const texts = useActivityTexts();
  const [isOpen, setOpen] = useState(false);
  const query = useStaffQuery(activityContract, { query: { together: entry.id } }, { isEnabled: isOpen });
  return (
    <>
      <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-8 cursor-pointer text-sm text-ink-soft">{texts.single}</summary>
        {isOpen && (
          <Loaded query={query}>
            {({ data, meta }) => (
              <>
                <ol className="mt-2 grid gap-2">
                  {data.map((one) => (
                    <ActivityEntry key={one.id} entry={one} isSingle />
                  ))}
                </ol>
                {meta.next && (
                  <Link
                    to={`/admin/activity?${new URLSearchParams({ together: entry.id, before: meta.next })}`}
                    className="mt-2 inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
                  >
                    {texts.older}
                  </Link>
                )}
              </>
            )}
          </Loaded>
        )}
      </details>
      {entry.isUndoable && <UndoButton entryId={entry.id} entity={entry.entity} />}
    </>
  );
}

function Changes({ entry }: { readonly entry: Entry }) {
  const texts = useActivityTexts();
  const locale = useStaffLocale();
  const { findName, departments } = useCategories();
  const placeName = (slug: string) =>
    findName(slug) ?? departments.find((department) => department.slug === slug)?.name[locale];
  const language = { locale, texts, placeName };
  const sides = {
    created: ['after'],
    changed: ['before', 'after'],
    deleted: ['before'],
  } as const;
  return (
    <dl className="mt-3 grid gap-3 text-sm">
      {entry.changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what once happened does not change any more
        <div key={index} className="grid gap-1 border-t border-line pt-2 sm:grid-cols-[14rem_1fr] sm:gap-4">
          <dt className="text-ink-soft wrap-anywhere">{describePath(change.path, language)}</dt>
          <dd className="grid min-w-0 grid-cols-2 gap-3">
            {sides[entry.kind].map((side) => (
              <div key={side} className="min-w-0">
                {entry.kind === 'changed' && <p className="text-xs text-ink-faint">{texts[side]}</p>}
                <Value change={change} side={side} language={language} />
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  readonly change: Change;
  readonly side: 'before' | 'after';
  readonly language: Parameters<typeof describeValue>[2];
}

function Value({ change, side, language }: ValueProps) {
  const value = change[side];
  const pictures = [value]
    .flat()
    .filter((entry) => typeof entry === 'string' && entry.startsWith('/images/'));
  if (pictures.length > 0) {
    return (
      <div className="mt-1 flex flex-wrap gap-2">
        {pictures.map((address) => (
          <img
            key={String(address)}
            src={addressInWidth(String(address), 300)}
            alt=""
            loading="lazy"
            className="size-14 rounded-control bg-sunken object-cover"
          />
        ))}
      </div>
    );
  }
  const text = describeValue(change.path, value, language);
  return (
    <p
      className={`max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-wrap ${side === 'before' ? 'text-ink-soft' : ''}`}
    >
      {text === null ? <em>{language.texts.nothing}</em> : <bdi>{isolateTyped(text)}</bdi>}
    </p>
  );
}
