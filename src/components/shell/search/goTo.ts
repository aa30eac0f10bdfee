import { articleOnPage } from '@site/src/search/articleOnPage';
import { jumpTo } from '../scroll/jumpTo';
import { placeInAddress } from '../scroll/placeInAddress';

/** Goes to a place of the guide: by its hash on the guide's page, from any other page by its address. */
export function goTo(id: string, home: string): void {
  const target = document.getElementById(id);
  if (!target || !articleOnPage()?.contains(target)) {
    location.assign(`${home}#${encodeURIComponent(id)}`);
    return;
  }
  // A browser does not move again to the place that the address already names.
  if (placeInAddress() === id) jumpTo(target);
  else location.hash = encodeURIComponent(id);
}
