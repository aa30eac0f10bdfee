/**
 * The styles of what stands in the article. The browser never loads those components themselves (see
 * src/plugins/staticArticle), so their styles have to be named here; a test finds one that is missing.
 */
import '../components/article/CalibrationId/styles.module.css';
import '../components/article/CalibrationTable/styles.module.css';
import '../components/article/DrivetrainTable/styles.module.css';
import '../components/article/EngineTable/styles.module.css';
import '../components/article/LoggingParameterTable/styles.module.css';
import '../components/article/RequestedCalibrations/styles.module.css';
import '../components/article/RomTableList/styles.module.css';
import '../components/article/RomTablePresence/styles.module.css';
import '../components/article/wideTable.module.css';
import '../components/figures/pictures/AdapterJack/styles.module.css';
import '../components/figures/pictures/CalibrationTree/styles.module.css';
import '../components/figures/kit/Diagram/styles.module.css';
import '../components/figures/pictures/EnleanmentCells/styles.module.css';
import '../components/figures/pictures/EnleanmentPlot/styles.module.css';
import '../components/figures/kit/HeatMap/styles.module.css';
import '../components/figures/kit/Lanes/styles.module.css';
import '../components/figures/kit/LinePlot/styles.module.css';
import '../components/figures/kit/Panels/styles.module.css';
import '../components/figures/kit/Plot/styles.module.css';
import '../components/figures/kit/Sequence/styles.module.css';
import '../components/figures/kit/TwoSizes/styles.module.css';
import '../components/figures/kit/ValuesTable/styles.module.css';
