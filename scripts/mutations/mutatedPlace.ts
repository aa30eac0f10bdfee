import path from 'node:path';
import type { Mutation } from '../../tests/conformance/mutation';
import { filesOf } from './mutatedFiles';

/** The files in which a mutation is made, in a project whose sites are built. */
export function mutatedPlace({ place }: Mutation, project: string): string[] {
  if ('source' in place) return [path.join(project, place.source)];
  if ('library' in place) return [path.join(project, 'node_modules', place.library, place.file)];
  const build =
    place.built === 'production' ? ['build'] : ['.cache', 'fixtures', place.built, 'build'];
  return filesOf(path.join(project, ...build), place.files);
}
