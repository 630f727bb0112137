// The user menu: the round avatar button at the top right.
import { later } from '../kit/later.ts';
import { Menu } from '../kit/overlays/menu.tsx';
import { Tooltip } from '../kit/overlays/tooltip.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useUser } from '../session/session.tsx';
import { initialsOf, shownName } from './user-name.ts';

const AccountList = later(() => import('./account-list.tsx').then((file) => file.AccountList));
export const preloadUserMenu = AccountList.preload;

export function UserMenu() {
  const user = useUser();
  return (
    <Menu
      list={AccountList}
      trigger={
        <Tooltip text="Account">
          <button
            type="button"
            className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full bg-brand font-bold text-on-brand"
          >
            {/* A name that differs from the letters in sight would confuse who speaks to the screen. */}
            <span aria-hidden>{initialsOf(user)}</span>
            <VisuallyHidden>Account menu of {shownName(user)}</VisuallyHidden>
          </button>
        </Tooltip>
      }
    />
  );
}
