/** Whether readers moved before this program began: then they are left where they are. See `headScript.ts`. */
export const movedEarly = (): boolean => 'moved' in document.documentElement.dataset;
