/** The components that a chapter can use; their grammar stands in CONTRIBUTING.md. */
import { CalibrationFinder } from './instruments/CalibrationFinder';
import { instrument as airAndFuel } from './instruments/AirAndFuel/definition';
import { CalibrationTable } from './article/CalibrationTable';
import { DataTable } from './article/DataTable';
import { DrivetrainTable } from './article/DrivetrainTable';
import { EngineTable } from './article/EngineTable';
import { Figure } from './article/Figure';
import * as pictures from './figures/pictures';
import { Formula } from './article/Formula';
import { instrument as gears } from './instruments/Gears/definition';
import { GlossaryList } from './article/GlossaryList';
import { HowSure } from './article/HowSure';
import { instrumentIsland } from './instruments/instrumentIsland';
import { island } from './instruments/kit/island/island';
import { Job } from './article/Job';
import { LinkList } from './article/LinkList';
import { instrument as loadScaling } from './instruments/LoadScaling/definition';
import { LoggingConfiguration } from './instruments/LoggingConfiguration';
import { LoggingParameterTable } from './article/LoggingParameterTable';
import { MyCarPlate } from './instruments/MyCar';
import { OnlyFor } from './article/OnlyFor';
import { Doubt, Lead } from './article/Prose';
import { PullCheck } from './instruments/PullCheck';
import { RequestedCalibrations } from './article/RequestedCalibrations';
import { RomTableList } from './article/RomTableList';
import { RomTablePresence } from './article/RomTablePresence';
import { SourceList } from './article/SourceList';
import { StockMaps } from './instruments/StockMaps';
import { instrument as sparkTrace } from './instruments/SparkTrace/definition';
import { StatusDecoder } from './instruments/StatusDecoder';
import { TitleBlock } from './article/TitleBlock';
import { UnitTable } from './article/UnitTable';

export const chapterComponents = {
  ...pictures,
  AirAndFuel: instrumentIsland(airAndFuel),
  CalibrationFinder: island('finder', CalibrationFinder),
  CalibrationTable,
  DataTable,
  Doubt,
  DrivetrainTable,
  EngineTable,
  Figure,
  Formula,
  Gears: instrumentIsland(gears),
  GlossaryList,
  HowSure,
  Job,
  Lead,
  LinkList,
  LoadScaling: instrumentIsland(loadScaling),
  LoggingConfiguration: island('logging', LoggingConfiguration),
  LoggingParameterTable,
  MyCar: MyCarPlate,
  OnlyFor,
  PullCheck: island('pull', PullCheck),
  RequestedCalibrations,
  RomTableList,
  RomTablePresence,
  SourceList,
  SparkTrace: instrumentIsland(sparkTrace),
  StatusDecoder: island('status', StatusDecoder),
  StockMaps: island('maps', StockMaps),
  TitleBlock,
  UnitTable,
};
