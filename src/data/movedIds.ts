/**
 * Addresses that a published guide had and a later one gave up: the old id, and the id that took its
 * place. Once published an id never changes; where a section goes, its address moves here.
 */
export const movedIds: Readonly<Record<string, string>> = {
  'formula-base-pulse': 'formula-new-base-pulse',
  'orders-of-plug-and-key': 'figure-plug-and-key',
  'romdrop-history': 'romdrop-releases',
  'table-enleanment-models': 'figure-enleanment',
  'table-throttle-neighbours': 'pedal-to-throttle',
  'mixture-for-power': 'set-full-throttle-mixture',
  'formula-piston-speed': 'before-you-raise',
  'table-after-cooling': 'after-cooling',
  'table-launch': 'launch-and-flat-shift',
  'table-pedal-maps': 'figure-pedal-maps',
  'table-gears': 'table-ratios',
  'table-load-neighbours': 'load-scaling',
  'table-duty-worked': 'table-calculated-columns',
  'table-jack': 'figure-adapter-jack',
  'table-mode-01': 'table-all-logging-parameters',
  'table-mode-22': 'table-all-logging-parameters',
  'table-mode-22-switches': 'table-all-logging-parameters',
  'table-units': 'table-unit-factors',
};
