/** Runs a program to its end; a failure is told by its message alone, and fails the npm script. */
export async function run(program: Promise<void>): Promise<void> {
  try {
    await program;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
