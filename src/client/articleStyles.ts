/**
 * The styles of what stands in the article. The browser never loads those components themselves (see
 * src/plugins/staticArticle), so their styles have to be named here; a test finds one that is missing.
 */
import '../components/CalibrationId/styles.module.css';
import '../components/CalibrationTable/styles.module.css';
import '../components/DrivetrainTable/styles.module.css';
import '../components/EngineTable/styles.module.css';
import '../components/LoggingParameterTable/styles.module.css';
import '../components/RequestedCalibrations/styles.module.css';
import '../components/RomTableList/styles.module.css';
import '../components/RomTablePresence/styles.module.css';
import '../components/WideTable/styles.module.css';
import '../components/figures/AdapterJack/styles.module.css';
import '../components/figures/CalibrationTree/styles.module.css';
import '../components/figures/Diagram/styles.module.css';
import '../components/figures/EnleanmentCells/styles.module.css';
import '../components/figures/EnleanmentModels/styles.module.css';
import '../components/figures/EnleanmentPlot/styles.module.css';
import '../components/figures/HeatMap/styles.module.css';
import '../components/figures/Lanes/styles.module.css';
import '../components/figures/LinePlot/styles.module.css';
import '../components/figures/Panels/styles.module.css';
import '../components/figures/Plot/styles.module.css';
import '../components/figures/Sequence/styles.module.css';
import '../components/figures/TwoSizes/styles.module.css';
import '../components/figures/ValuesTable/styles.module.css';
