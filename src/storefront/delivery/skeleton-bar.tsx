import { useMessages } from '#i18n/messages-context.tsx';

/** Skeleton for one line of text that is loading. */
export function SkeletonBar() {
  const { loading } = useMessages();
  return (
    <>
      <span className="sr-only">{loading}</span>
      <span
        aria-hidden="true"
        className="appear-late inline-block h-[0.8em] w-48 max-w-full rounded-pill bg-sunken align-middle"
      />
    </>
  );
}
