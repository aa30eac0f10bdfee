import { type ReactNode, useState } from 'react';
import { isSlashKeyOff, slashKeyStored } from './slashKey';

function store(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(slashKeyStored);
    else localStorage.setItem(slashKeyStored, 'off');
  } catch {
    // Blocked: the box shows again what counts.
  }
}

/** Switches off the one key that acts alone; whoever speaks to the computer may press it unawares. */
export function SlashKey(): ReactNode {
  const [isOn, setOn] = useState(() => !isSlashKeyOff());
  return (
    <label className="search-note search-slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          store(target.checked);
          setOn(!isSlashKeyOff());
        }}
      />{' '}
      The key <kbd>/</kbd> opens the search; <kbd>Ctrl K</kbd> always does
    </label>
  );
}
