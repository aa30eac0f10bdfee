import { firstLoad } from './firstLoad';

/**
 * Before the first paint: says whether readers come back, who then see where they left off, and shows
 * their car, its short name on the plate in the bar and the marks in the text. What is stored may come from anybody's hand, so only plain words pass.
 *
 * It does in a few characters what `src/components/instruments/MyCar/myCarStore.ts` does when the page
 * is hydrated; a test holds the two together.
 */
const script = `try{var l=localStorage,e=document.documentElement;if(l['guide-job']||l['guide-read'])e.dataset.back='';var c=JSON.parse(l.getItem('guide-my-car'))||{},s=[];['generation','engine','gearbox','calibration'].forEach(function(n){var v=c[n];if(typeof v=='string'&&/^[\\w.]{1,8}$/.test(v)){s.push(v);if(n!='calibration')e.dataset['car'+n[0].toUpperCase()+n.slice(1)]=v}});s.length&&e.style.setProperty('--my-car',JSON.stringify(s.join(' ')))}catch(x){}`;

/**
 * Notes that readers move by themselves before the program of the page listens. Whoever has come by a
 * hash and has not moved is brought to its place then (`src/components/shell/scroll/jumpTo.ts`): Firefox
 * goes there by the guessed heights of parts that are not laid out, and stays.
 */
const moved = `['wheel','touchmove','pointerdown','keydown'].forEach(function(m){addEventListener(m,function(){document.documentElement.dataset.moved=''},{once:true,passive:true})})`;

export const headScript = {
  tagName: 'script',
  attributes: {},
  innerHTML: `(function(){${firstLoad}})();${moved};${script}`,
};
