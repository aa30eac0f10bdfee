/** One word for one thing: what the guide does not write, and what it writes instead. */
export const houseWords: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bECUs?\b|\bPCM\b/, 'engine computer'],
  // In captions the names of the fuel tables stand without code.
  [/(?<!APP (?:Above|Below) )\bWOT\b|\bwide[- ]open throttle\b/i, 'full throttle'],
  [/\btransmissions?\b/i, 'gearbox'],
  [/\btires?\b/i, 'tyre'],
  [/\bcolors?\b/i, 'colour'],
  [/\bcenters?\b/i, 'centre'],
  [/\bgray\b/i, 'grey'],
  [/\baluminum\b/i, 'aluminium'],
  [/\bprogramme\b/i, 'program'],
  [/\bold guide\b/i, 'earlier guide'],
  [/\d RPM\b/, 'rpm'],
  [/\bgas pedal\b|\baccelerator\b/i, 'pedal'],
  [/\bgasoline\b/i, 'petrol'],
  [/\b(?:please|oops)\b/i, 'nothing'],
  [/\b(?:easy|easily|simply|obviously)\b/i, 'nothing'],
  [/—/, 'a comma, a colon or a full stop'],
  [/[≥≤λΔ→≈]/, 'the word, or a formula'],
  [/!/, 'a full stop'],
  [/(?:^|[\s(])-\d/, 'the minus sign −'],
];

/** Phrases that may keep another word, each with its reason; one that no chapter uses fails a test. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['EcuFlash’s own ECU menu', 'the menu has this name'],
  ['My ECU is bricked', 'the words in which owners ask'],
  ['elsewhere called transmission computer', 'tells what others call it'],
]);

/** The text without the phrases that may stand. */
export const withoutExceptions = (text: string): string =>
  [...exceptions.keys()].reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
