import type { Rule } from './section';

/** The keys of RomDrop that write to the engine computer. */
const keys = /\b(?:press|type|choose|hit|select|enter|use)(?: the)?(?: key)? [“"]?[FD]\b/i;
const flashes = /(?:^|[.:;,] )(?:(?:and|then|now) )*(?:re)?flash\b/i;
const writes =
  /\b(?:write|send|upload|put)\b(?! down)[^.;]*\b(?:with|by|into|to) (?:RomDrop|NC Flash|the (?:car|engine computer))\b/i;

/** A charged battery, or one held up by a charger; that one is disconnected is another matter. */
const battery = /\bcharge[rds]?\b[^.]*\bbattery\b|\bbattery\b[^.]*(?:\bcharge[rds]?\b|\d ?V\b)/i;
const flashSections = ['flash-the-rom', 'when-a-flash-fails'];

/** A step that writes to the engine computer stands with the battery, or sends to where it stands. */
export const flashWithoutBattery: Rule = ({ statements }) => {
  const told = statements.some(
    ({ text, links }) => battery.test(text) || links.some((id) => flashSections.includes(id)),
  );
  const step = statements.find(
    ({ block, text }) =>
      block === 'steps' && [keys, flashes, writes].some((each) => each.test(text)),
  );
  return step && !told ? [`a flash without its battery: ${step.text}`] : [];
};
