/**
 * The styles of what stands in the article. The browser never loads those components themselves (see
 * src/markdown/staticArticle), so their styles have to be named here; a test finds one that is missing.
 */
import '../components/CalibrationId/styles.module.css';
import '../components/CalibrationTable/styles.module.css';
import '../components/RequestedCalibrations/styles.module.css';
import '../components/figures/EnleanmentCells/styles.module.css';
import '../components/figures/EnleanmentModels/styles.module.css';
import '../components/figures/EnleanmentPlot/styles.module.css';
import '../components/figures/HeatMap/styles.module.css';
import '../components/figures/LinePlot/styles.module.css';
import '../components/figures/ValuesTable/styles.module.css';
