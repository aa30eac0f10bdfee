import { myCarStore } from './myCarStore';

const lines = '.next-section';

/** The address of a report, with the calibration or without. */
function withCalibration(address: string, calibration: string | undefined): string {
  const url = new URL(address);
  if (calibration === undefined) url.searchParams.delete('calibration');
  else url.searchParams.set('calibration', calibration);
  return url.href;
}

/** A box beside the link that reports a problem. Nothing is sent by ticking it: the link changes. */
function offer(line: Element, calibration: string): void {
  const link = line.querySelector<HTMLAnchorElement>('a[href*="/issues/new"]');
  if (!link) return;
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => {
    link.href = withCalibration(link.href, box.checked ? calibration : undefined);
  });
  label.append(' ', box, ` with my calibration, ${calibration}`);
  line.append(label);
}

/** Lets readers with a calibration add it to a report; a box for each section, open until it is ticked. */
export function offerCalibration(): void {
  const { calibration } = myCarStore.car();
  for (const line of document.querySelectorAll(lines)) {
    const link = line.querySelector<HTMLAnchorElement>('a[href*="calibration="]');
    if (link) link.href = withCalibration(link.href, undefined);
    line.querySelector('label')?.remove();
    if (calibration !== '') offer(line, calibration);
  }
}
