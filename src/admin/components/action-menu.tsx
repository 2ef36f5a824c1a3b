import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { staffButton } from './staff-button.ts';

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly {
    readonly id: string;
    readonly name: string;
    readonly tone?: 'plain' | 'danger';
    readonly onAction: () => void;
  }[];
}

/** A menu button for actions that are used less often. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  return (
    <MenuTrigger>
      <Button className={staffButton('secondary', 'cursor-pointer')}>
        {label}
        <span aria-hidden="true" className="text-xs">
          ▾
        </span>
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-56 rounded-card border border-line bg-surface shadow-overlay"
      >
        <Menu className="grid p-1.5 outline-none">
          {actions.map(({ id, name, tone = 'plain', onAction }) => (
            <MenuItem
              key={id}
              id={id}
              onAction={onAction}
              className={`flex min-h-11 cursor-pointer items-center rounded-control px-3 text-sm outline-none data-focused:bg-sunken ${tone === 'danger' ? 'text-negative' : ''}`}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
