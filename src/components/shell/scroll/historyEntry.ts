/** The key of the entry of the tab's history that is open. A plain jump in the page has none and gets one. */
export function historyEntry(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = String(Math.random());
  window.history.replaceState({ ...state, key }, '');
  return key;
}
