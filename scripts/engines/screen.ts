import { spawn } from 'node:child_process';

/** A screen that nobody sees, for a browser that must have one. */
export interface Screen {
  /** As X programs want it: `:99`. */
  readonly display: string;
  readonly close: () => void;
}

/** Starts Xvfb, which chooses the number of its display itself. @throws if it does not start */
export async function screen(xvfb: string): Promise<Screen> {
  const server = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (data: Buffer) => {
      resolve(data.toString().trim());
    });
    server.once('error', reject).once('exit', () => {
      reject(new Error('Xvfb ended before it had a display.'));
    });
  });
  return {
    display: `:${number}`,
    close: () => {
      server.kill();
    },
  };
}
