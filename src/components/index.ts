/** The components that a chapter can use; their grammar stands in CONTRIBUTING.md. */
import { instrument as airAndFuel } from './instruments/AirAndFuel/definition';
import { CalibrationTable } from './article/CalibrationTable';
import { DataTable } from './article/DataTable';
import { DrivetrainTable } from './article/DrivetrainTable';
import { EngineTable } from './article/EngineTable';
import { Figure } from './article/Figure';
import * as pictures from './figures/pictures';
import { Formula } from './article/Formula';
import { instrument as finder } from './instruments/CalibrationFinder/definition';
import { instrument as gears } from './instruments/Gears/definition';
import { GlossaryList } from './article/GlossaryList';
import { GoOn } from './article/GoOn';
import { HowSure } from './article/HowSure';
import { instrumentIsland } from './instruments/instrumentIsland';
import { InstrumentShelf } from './article/InstrumentShelf';
import { Job } from './article/Job';
import { LinkList } from './article/LinkList';
import { instrument as loadScaling } from './instruments/LoadScaling/definition';
import { island } from './instruments/kit/island/island';
import { Logbook } from './job/logbook/Logbook';
import { instrument as logging } from './instruments/LoggingConfiguration/definition';
import { LoggingParameterTable } from './article/LoggingParameterTable';
import { MyCarPlate } from './instruments/MyCar';
import { OnThisDevice } from './article/OnThisDevice';
import { OnlyFor } from './article/OnlyFor';
import { Doors } from './article/Doors';
import { Doubt, Lead } from './article/Prose';
import { Clock, DoThisJob, NoStop, OnPaper } from './article/StepMarks';
import { instrument as pullCheck } from './instruments/PullCheck/definition';
import { instrument as readLog } from './instruments/ReadLog/definition';
import { RequestedCalibrations } from './article/RequestedCalibrations';
import { RomTableList } from './article/RomTableList';
import { RomTablePresence } from './article/RomTablePresence';
import { SourceList } from './article/SourceList';
import { instrument as stockMaps } from './instruments/StockMaps/definition';
import { instrument as sparkTrace } from './instruments/SparkTrace/definition';
import { instrument as status } from './instruments/StatusDecoder/definition';
import { TitleBlock } from './article/TitleBlock';
import { UnitTable } from './article/UnitTable';

export const chapterComponents = {
  ...pictures,
  AirAndFuel: instrumentIsland(airAndFuel),
  CalibrationFinder: instrumentIsland(finder),
  CalibrationTable,
  Clock,
  DataTable,
  Doors,
  DoThisJob,
  Doubt,
  DrivetrainTable,
  EngineTable,
  Figure,
  Formula,
  Gears: instrumentIsland(gears),
  GlossaryList,
  GoOn,
  HowSure,
  InstrumentShelf,
  Job,
  Lead,
  LinkList,
  LoadScaling: instrumentIsland(loadScaling),
  Logbook: island('logbook', Logbook),
  LoggingConfiguration: instrumentIsland(logging),
  LoggingParameterTable,
  MyCar: MyCarPlate,
  NoStop,
  OnPaper,
  OnThisDevice,
  OnlyFor,
  PullCheck: instrumentIsland(pullCheck),
  ReadLog: instrumentIsland(readLog),
  RequestedCalibrations,
  RomTableList,
  RomTablePresence,
  SourceList,
  SparkTrace: instrumentIsland(sparkTrace),
  StatusDecoder: instrumentIsland(status),
  StockMaps: instrumentIsland(stockMaps),
  TitleBlock,
  UnitTable,
};
