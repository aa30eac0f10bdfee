/** Endings that loggers write; of a folder nothing else is opened. */
const logName = /\.(csv|txt|log|msl|tsv)$/i;

/** The logs of a folder: the card holds other files, too. A single file is always tried. */
export const logsAmong = (files: readonly File[]): readonly File[] =>
  files.length < 2 ? files : files.filter(({ name }) => logName.test(name));

const entriesIn = (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve) => {
    const more = (): void =>
      reader.readEntries(
        (some) => {
          all.push(...some);
          if (some.length === 0) resolve(all);
          else more();
        },
        () => resolve(all),
      );
    more();
  });
};

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isFile)
    return new Promise((resolve) =>
      (entry as FileSystemFileEntry).file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    );
  const entries = await entriesIn(entry as FileSystemDirectoryEntry);
  return (await Promise.all(entries.map(filesIn))).flat();
}

/** Every file of what was dropped, folders gone through. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(({ isDirectory }) => isDirectory)
    ? (await Promise.all(entries.map(filesIn))).flat()
    : [...files];
}
