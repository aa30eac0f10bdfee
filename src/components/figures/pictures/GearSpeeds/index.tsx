import type { ReactNode } from 'react';
import { Lanes, type LanesSpec } from '../../kit/Lanes';
import { ValuesTable } from '../../kit/ValuesTable';
import { drivetrains } from './drivetrains';

/** Speed in each gear at the fuel cut, for the main drivetrains. */
export function GearSpeeds(): ReactNode {
  const id = 'gear-speeds';
  const all = drivetrains();
  const seconds = all.map(({ speeds }) => Math.round(speeds[1] ?? 0));
  const spec: LanesSpec = {
    id,
    title: `Second gear reaches ${Math.min(...seconds)} to ${Math.max(...seconds)} km/h at the fuel cut`,
    description: `km/h at the fuel cut by gear, nominal tyre, drag left aside. ${all
      .map(({ name, speeds }) => `${name}: ${speeds.map(Math.round).join(', ')}.`)
      .join(' ')}`,
    from: 0,
    to: 350,
    ticks: [0, 50, 100, 150, 200, 250, 300, 350],
    unit: 'km/h at the fuel cut',
    lanes: all.map(({ name, finalDrive, fuelCutRpm, speeds }) => ({
      head: name,
      sub: `${finalDrive.toFixed(3)}, cut ${fuelCutRpm}`,
      bars: [{ from: 0, to: speeds.at(-1) ?? 0, kind: 'soft' }],
      dots: speeds.map((speed, gear) => ({ at: speed, label: String(gear + 1) })),
    })),
  };
  return (
    <div>
      <Lanes spec={spec} />
      <ValuesTable
        id={id}
        caption="km/h at the fuel cut, nominal tyre; a loaded tyre rolls 2 to 4 % less. A dash: no such gear."
        corner="drivetrain"
        columns={['calibration', 'tyre', '1', '2', '3', '4', '5', '6']}
        rows={all.map(({ name, calibrationId, tyre, speeds }) => ({
          head: name,
          cells: [
            calibrationId,
            tyre,
            ...[0, 1, 2, 3, 4, 5].map((gear) => {
              const speed = speeds[gear];
              return speed === undefined ? '–' : String(Math.round(speed));
            }),
          ],
        }))}
      />
    </div>
  );
}
