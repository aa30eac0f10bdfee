/** Marks what changed since the last visit, once readers scroll: nothing of it is loaded before. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  window.addEventListener(
    'scroll',
    () =>
      void import(/* webpackChunkName: "changes" */ '../components/shell/changes/markChanges').then(
        ({ markChanges }) => markChanges(`${siteConfig.baseUrl}sections.json`),
      ),
    { once: true },
  );
}
