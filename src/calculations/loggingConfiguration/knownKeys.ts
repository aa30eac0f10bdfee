/** Keys of a channel or of the whole file. */
export const channelKeys: readonly string[] = [
  'protocolid',
  'calcsampinterval',
  'calcconstdelay',
  'sortpids',
  'mode23txaddrwidth',
  'mode23txlenwidth',
  'mode23rxaddrwidth',
  'fillmissingsamples',
  'zerosamplecount',
  'zerotimecount',
  'debug',
];

/** Keys of one parameter. */
export const parameterKeys: readonly string[] = [
  'mode',
  'paramid',
  'databits',
  'offsetbits',
  'isfloat',
  'issignedint',
  'scalingrpn',
  'sampgroup',
  'priority',
  'isvisible',
];

/** Every key that a source lists. */
export const knownKeys: readonly string[] = [
  'type',
  'paramname',
  'conditionrpn',
  'action',
  ...channelKeys,
  ...parameterKeys,
];
