/**
 * Shows the reader's car before the first paint: its short name on the plate in the bar, and the marks
 * in the text. What is stored may come from anybody's hand, so only plain words pass.
 *
 * It does in a few characters what `src/components/instruments/MyCar/myCarStore.ts` does when the page
 * is hydrated; a test holds the two together.
 */
const script = `try{var c=JSON.parse(localStorage.getItem('guide-my-car'))||{},e=document.documentElement,s=[];['generation','engine','gearbox','calibration'].forEach(function(n){var v=c[n];if(typeof v=='string'&&/^[\\w.]{1,8}$/.test(v)){s.push(v);if(n!='calibration')e.dataset['car'+n[0].toUpperCase()+n.slice(1)]=v}});s.length&&e.style.setProperty('--my-car',JSON.stringify(s.join(' ')))}catch(x){}`;

export const myCarScript = { tagName: 'script', attributes: {}, innerHTML: script };
