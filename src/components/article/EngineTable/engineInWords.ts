import type { Engine } from '@site/src/data/engines';

const range = (degrees: readonly number[]): string => `${degrees.join(' to ')}°`;

const litres = (cc: number): string => (cc / 1000).toFixed(1);

function valves({ valveTiming, camPhasing }: Engine): string {
  if (!valveTiming) return `cam: ${camPhasing}, range not read`;
  const { intakeOpensBtdc, intakeClosesAbdc, exhaustOpensBbdc, exhaustClosesAtdc } = valveTiming;
  return [
    `intake opens ${range(intakeOpensBtdc)} before top and closes ${range(intakeClosesAbdc)} after bottom`,
    `exhaust opens ${exhaustOpensBbdc}° before bottom and closes ${exhaustClosesAtdc}° after top`,
    `cam phasing: ${camPhasing}`,
  ].join('; ');
}

/** What all engines of one code share: sizes and valve timing, in one line. */
export function engineInWords(engine: Engine): string {
  const { code, displacementCc, boreMm, strokeMm, compressionRatio } = engine;
  const size = `${displacementCc} cc, ${boreMm.toFixed(1)} × ${strokeMm.toFixed(1)} mm`;
  const head = `${code}, ${litres(displacementCc)}: ${size}, compression ${compressionRatio}`;
  return `${head}; ${valves(engine)}`;
}
