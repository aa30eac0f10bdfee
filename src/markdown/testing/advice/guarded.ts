import { romTablesNamed } from '../../../data/romTables';
import type { Rule } from './section';

/** Categories of which the guide lists the names, and gives neither a procedure nor a value. */
export const guardedCategories: readonly string[] = [
  'DTC - Activation Flags',
  'Engine Control - EGR',
  'Engine Control - EVAP',
  'Engine Control - Immobilizer',
  'Fuel Comp CL - Emission Monitors',
  'Fuel Comp CL - RO2S Trim',
];

const isGuarded = (name: string): boolean =>
  romTablesNamed(name).some(({ category }) => guardedCategories.includes(category));

const exhaustOrImmobiliser =
  /\b(?:immobiliser|immobilizer|catalyst|catalytic|EGR|EVAP|purge|recirculation|emissions?(?! level)|(?:rear|second) (?:oxygen )?sensor|RO2S|readiness)\b/i;
const faultCode = /\b[PC]\d[0-9A-F]{3}\b|\bDTC\b|\b(?:fault|trouble) code/;

/** What a switch is set to: 0 or 1, in figures or words. */
const switched =
  /(?:\b(?:to|is|at|as|of|holds?|reads?|becomes?|with)|[=:]) ?(?:00?|1|zero|one(?! of)|off|FF|255)(?![\w.,°%]*[\w°%]| [°%])/i;
/** An order to switch something, or to write a figure. */
const switches =
  /(?:^|[,:;] )(?:(?:and|then|now) )*(?:(?:zero|disable|bypass|untick|uncheck|delete)\b|(?:switch|turn)(?: off (?!at|and|if|when)| [\w ]+ off\b))/i;
const writes = /\b(?:set|enter|type|write|put|raise|lower)\b[^;]*\b\d/i;

/**
 * What would defeat the immobiliser or the diagnosis of emissions: a step that touches it, its table in
 * any block, a value for it anywhere.
 */
export const guardedValue: Rule = ({ statements }) =>
  statements.flatMap(({ block, codes, sentences }) => {
    const tables = block ? codes.filter(isGuarded) : [];
    const values = sentences.filter((each) => {
      const named = exhaustOrImmobiliser.test(each);
      if (block === 'steps' && named) return true;
      if (named && writes.test(each)) return true;
      return (named || faultCode.test(each)) && (switched.test(each) || switches.test(each));
    });
    return [...tables, ...values].map((each) => `what defeats a guard: ${each}`);
  });
