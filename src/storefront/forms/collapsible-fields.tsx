import { type ReactNode, useState } from 'react';
import { ChevronForwardIcon } from '#ui/icons.tsx';

interface CollapsibleFieldsProps {
  readonly title: string;
  readonly lead: string;
  /** Open at first if something is filled in already. */
  readonly isFilled: boolean;
  readonly children: ReactNode;
}

/** Fields that most people do not need, collapsed. */
export function CollapsibleFields({ title, lead, isFilled, children }: CollapsibleFieldsProps) {
  const [isOpen, setIsOpen] = useState(isFilled);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group mt-6 border-t border-line pt-3"
    >
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-2 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="rotate-0 transition-transform duration-200 group-open:rotate-90 rtl:group-open:-rotate-90">
          <ChevronForwardIcon />
        </span>
        {title}
        <span className="font-normal text-ink-faint max-sm:hidden">{lead}</span>
      </summary>
      <div className="grid gap-5 pt-4 pb-1 sm:grid-cols-2">{children}</div>
    </details>
  );
}
