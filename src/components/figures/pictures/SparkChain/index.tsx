import type { ReactNode } from 'react';
import { Panel, Panels } from '../../kit/Panels';
import { sparkCase } from './sparkCase';
import { SparkStairs } from './SparkStairs';

/** The chain of the final spark in two worked cases: one in which heat decides, one in which the limit does. */
export function SparkChain(): ReactNode {
  const id = 'spark-chain';
  const heat = sparkCase({
    engineSpeedRpm: 4000,
    load: 0.875,
    coolantCelsius: 90,
    intakeAirCelsius: 50,
    knockEvents: 1,
  });
  const limit = sparkCase({
    engineSpeedRpm: 4500,
    load: 0.6875,
    coolantCelsius: 90,
    intakeAirCelsius: 20,
    knockEvents: 0,
  });
  return (
    <Panels>
      <Panel heading="4000 rpm, load 0.875, intake air 50 °C, one knock">
        <SparkStairs id={`${id}-heat`} shown={heat} />
      </Panel>
      <Panel heading="4500 rpm, load 0.6875, intake air 20 °C">
        <SparkStairs id={`${id}-limit`} shown={limit} />
      </Panel>
    </Panels>
  );
}
