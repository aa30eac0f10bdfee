/**
 * What readers have while the program of the page is on its way, and if it does not come or does not start
 * (R100). It stands in the head of the page, because it must not depend on what it stands in for.
 *
 * If no program is there once the page is read whole, or it fails before it has begun, a notice says so and
 * offers to try again, and what stands in the page for readers without script is shown: the images of the
 * figures, and the ways to the tables. Stock shows nothing at all then.
 */
export const firstLoad = `var d=document;
function tell(why){
  if(d.querySelector('.load-failure'))return;
  d.querySelectorAll('article noscript').forEach(function(n){n.outerHTML=n.innerHTML});
  var box=d.createElement('div'),words=d.createElement('p'),retry=d.createElement('button');
  box.className='load-failure';
  box.setAttribute('role','alert');
  words.textContent='The page can be read, but its buttons and its search did not load. '+why;
  retry.className='action';
  retry.textContent='Retry';
  retry.onclick=function(){location.reload()};
  box.append(words,retry);
  d.body.prepend(box);
}
addEventListener('unhandledrejection',function(e){
  if(window.docusaurusRoot)return;
  e.preventDefault();
  tell(e.reason&&e.reason.message||e.reason);
});
d.addEventListener('DOMContentLoaded',function(){window.docusaurus||tell('Check the connection, then retry.')})`;
