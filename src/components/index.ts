/** The components that a chapter can use; their grammar stands in CONTRIBUTING.md. */
import { CalibrationTable } from './CalibrationTable';
import { DataTable } from './DataTable';
import { EnleanmentCells } from './figures/EnleanmentCells';
import { EnleanmentModels } from './figures/EnleanmentModels';
import { EnleanmentPlot } from './figures/EnleanmentPlot';
import { LoadScalingMap } from './figures/LoadScalingMap';
import { Figure } from './Figure';
import { Formula } from './Formula';
import { GlossaryList } from './GlossaryList';
import { HowSure } from './HowSure';
import { Job } from './Job';
import { Doubt, Lead } from './Prose';
import { RequestedCalibrations } from './RequestedCalibrations';
import { SourceList } from './SourceList';
import { TitleBlock } from './TitleBlock';

export const chapterComponents = {
  CalibrationTable,
  DataTable,
  Doubt,
  EnleanmentCells,
  EnleanmentModels,
  EnleanmentPlot,
  Figure,
  Formula,
  GlossaryList,
  HowSure,
  Job,
  Lead,
  LoadScalingMap,
  RequestedCalibrations,
  SourceList,
  TitleBlock,
};
