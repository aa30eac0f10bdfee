import { useEffect, useState } from 'react';

/** Keeps the screen awake while the view is open, where the browser can. Tells whether it does. */
export function useWakeLock(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      if (lock && !lock.released) return;
      const given = await navigator.wakeLock.request('screen');
      if (isOver) return given.release();
      lock = given;
      setOn(true);
      // The browser takes it back when the page is hidden or the battery is low.
      given.addEventListener('release', () => setOn(false));
    };
    const again = (): void => void ask().catch(() => setOn(false));
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, []);
  return isOn;
}
