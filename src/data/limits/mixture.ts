import { type Limit, refusal, warning } from './limit';

/** Mixture at full throttle, what the sensors can read, and what the injectors can feed. */
export const mixture = {
  leanWithoutBoost: warning(
    'safety-limits',
    '{place}: lambda {lambda} is {by} leaner than 0.92. At full throttle without boost that means lift, and make no next pull on that file. The limit is general practice, without a source for this car.',
    'inferred',
  ),
  leanUnderBoost: warning(
    'safety-limits',
    '{place}: lambda {lambda} is {by} leaner than 0.85. Under boost that means lift, and make no next pull on that file. The limit is an opinion, without a source for this car.',
    'inferred',
  ),
  enleanmentBeforeTargets: warning(
    'disable-power-enleanment',
    'Set `Power Enleanment - Base (Lambda) | OL` to zero in an earlier flash than a new mixture target or in the same one, never later.',
    'guide',
  ),
  enleanmentAsShown: refusal(
    'how-much-it-takes-away',
    '{shown} at {place} looks like the change of lambda that EcuFlash shows. As a percentage that cell holds {percent}, by its rounding up to {most}. Write the one in the list of this section, or the higher.',
    'definitions',
    'computed',
  ),
  enleanmentBeyondTable: refusal(
    'how-much-it-takes-away',
    '{shown} at {place} looks like the change of lambda that EcuFlash shows, but no cell of this table holds so much. Write the percentage in the list of this section.',
    'definitions',
    'computed',
  ),
  sensorCannotRead: warning(
    'what-the-sensor-reads',
    'The stock sensor reads lambda 0.759 to 1.379 and cannot confirm {lambda}: near the ends of its range a log shows the end, which is no measurement.',
    'rom-data',
  ),
  airMeterEnds: warning(
    'safety-limits',
    'The stock air meter ends at 213.6 g/s. At {flow} g/s its log is a flat top, and the computer is blind: back off.',
    'definitions',
    'inferred',
  ),
  loadLimitBinds: warning(
    'load-scaling',
    'The base load of {load} lies above the limit of {limit} and is cut to it: fuel no longer follows air, and the engine runs lean.',
    'guide',
    'inferred',
  ),
  coolantHot: warning(
    'safety-limits',
    'Coolant at {celsius} °C: from 105 °C end the pulls, from 110 °C park and switch off.',
    'guide-pictures',
    'inferred',
  ),
  loadLimitOfAnother: warning(
    'load-scaling',
    '1.023 is the limit of most stock 2.0 near 6000 rpm. Write that of your file at {rpm} rpm: with another one nothing here tells whether load is cut.',
    'rom-data',
  ),
  intakeAirHot: warning(
    'safety-limits',
    'Above 50 °C of intake air results and margin are gone; here it is {celsius} °C. Check the unit: a logger may show °F.',
    'inferred',
  ),
  dutyHigh: warning(
    'safety-limits',
    'A duty of {duty} % lies above 85 %: no next pull on that file.',
    'injector-duty',
    'fome',
  ),
  dutyFull: warning(
    'duty-cycle',
    'At {duty} % the pulse does not fit into the cycle: the injector never closes, and more fuel cannot come.',
    'computed',
  ),
  consumptionLow: warning(
    'injector-power-ceiling',
    '{pounds} lb for 1 hp and 1 h is less than the 0.45 to 0.55 that are usual without boost: injectors chosen by it are too small.',
    'inferred',
  ),
  displacementAlone: warning(
    'file-for-a-2-5',
    'Never enter the displacement without the base pulse. With {volume} cc and these injectors on the old base pulse the engine gets {share} % of its fuel, and a commanded lambda of 0.884 becomes {lambda}. For a 2.5 raise `Load Limit | No Fault` and lower `RPM Fuel Cut` in the same file yourself.',
    'computed',
  ),
  displacementLeft: warning(
    'file-for-a-2-5',
    'No full throttle on such a file. With the displacement left alone load reads {ratio} times its true value: spark comes from wrong cells, and `Load Limit | No Fault` leaves full load lean by up to {percent} %.',
    'inferred',
  ),
  displacementLeftAbove: warning(
    'file-for-a-2-5',
    'No full throttle on such a file. With the displacement left alone load reads {ratio} times its true value: spark comes from cells of less load, where it is more.',
    'inferred',
  ),
  injectorsContradict: warning(
    'base-pulse-and-flow',
    'Base pulse, global factor and volume before imply injectors of {implied} cc/min, the flow before says {given}. One of them is wrong: find out which before you use the result.',
    'rom-data',
    'computed',
  ),
  basePulseImpossible: refusal(
    'new-base-pulse',
    'These flows and volumes would ask for a base pulse of {pulse} ms, and the instrument knows 0.5 to 40 ms. Check which is before and which is after, and the units.',
    'computed',
  ),
  airFuelOfGauge: warning(
    'enrichment-lambda-afr',
    'This takes {ratio} as the true ratio of the blend. A gauge that multiplies lambda by 14.7 stays a lambda scale on any fuel: on it {ratio} is lambda {lambda}. Find out which yours is.',
    'fome',
    'computed',
  ),
  flowsFarApart: warning(
    'bigger-injectors',
    'The flow after is {ratio} times the flow before; files in pictures end at 3.1 times. See that both are cc/min at the same pressure, and which is before.',
    'guide-pictures',
  ),
  pressureUnitsMixed: refusal(
    'flow-and-pressure',
    'The two pressures lie {ratio} times apart, as different units do. Write both in the same unit, as the difference across the injector.',
    'computed',
  ),
} as const satisfies Readonly<Record<string, Limit>>;
