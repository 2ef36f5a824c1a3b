import { MinusIcon, PlusIcon } from '#ui/icons.tsx';

/** Whether the `details` around it, a group, would open or close. */
export function OpenMark() {
  return (
    <>
      <span className="group-open:hidden">
        <PlusIcon />
      </span>
      <span className="hidden group-open:inline">
        <MinusIcon />
      </span>
    </>
  );
}
