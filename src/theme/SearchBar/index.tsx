// Change: shows our search of the guide where the stock theme leaves an empty container, because R35 wants a search box on desktops and R89 no form; before it the door for a dead car, and the reader's car. Eject, safe.
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CarChip } from '@site/src/components/instruments/MyCar/CarChip';
import { Search } from '@site/src/components/shell/search';
import { Icon } from '@site/src/components/article/Icon';
import { emergency } from '@site/src/data/emergencyDoor';
import type { ReactNode } from 'react';

export default function SearchBar(): ReactNode {
  const home = useBaseUrl('/');
  return (
    <>
      <a className="car-chip went-wrong" href={`${home}#${emergency.to}`}>
        <Icon name="triangle" />
        {emergency.words}
      </a>
      <CarChip home={home} />
      <Search home={home} />
    </>
  );
}
