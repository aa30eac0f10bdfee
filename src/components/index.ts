/** The components that a chapter can use; their grammar stands in CONTRIBUTING.md. */
import { CalibrationFinder } from './CalibrationFinder';
import { AirAndFuel } from './AirAndFuel';
import { CalibrationTable } from './CalibrationTable';
import { DataTable } from './DataTable';
import { DrivetrainTable } from './DrivetrainTable';
import { EngineTable } from './EngineTable';
import { EnleanmentCells } from './figures/EnleanmentCells';
import { EnleanmentPlot } from './figures/EnleanmentPlot';
import { LoadScalingMap } from './figures/LoadScalingMap';
import { AdapterJack } from './figures/AdapterJack';
import { BlendCurve } from './figures/BlendCurve';
import { CalibrationTree } from './figures/CalibrationTree';
import { CamTargetMap } from './figures/CamTargetMap';
import { ControlPath } from './figures/ControlPath';
import { CoolantGauge } from './figures/CoolantGauge';
import { DutyCycle } from './figures/DutyCycle';
import { FuelDecision } from './figures/FuelDecision';
import { FullThrottleLambda } from './figures/FullThrottleLambda';
import { GearSpeeds } from './figures/GearSpeeds';
import { GenerationsTimeLine } from './figures/GenerationsTimeLine';
import { InjectorFlow } from './figures/InjectorFlow';
import { InjectorScaling } from './figures/InjectorScaling';
import { KnockBurst } from './figures/KnockBurst';
import { KnockListening } from './figures/KnockListening';
import { LimiterValues } from './figures/LimiterValues';
import { LoadCeilings } from './figures/LoadCeilings';
import { LoadLimit } from './figures/LoadLimit';
import { MemoryMap } from './figures/MemoryMap';
import { PartPedalLambda } from './figures/PartPedalLambda';
import { PedalMaps } from './figures/PedalMaps';
import { PlugAndKey } from './figures/PlugAndKey';
import { PlugOrderLogging } from './figures/PlugOrderLogging';
import { RoadDynoSensitivity } from './figures/RoadDynoSensitivity';
import { RowsPerSecond } from './figures/RowsPerSecond';
import { SampleGroups } from './figures/SampleGroups';
import { SecondGearCap } from './figures/SecondGearCap';
import { SensorWiring } from './figures/SensorWiring';
import { SparkChain } from './figures/SparkChain';
import { SparkHighDetMap } from './figures/SparkHighDetMap';
import { SparkLimitMap } from './figures/SparkLimitMap';
import { SparkTargetMap } from './figures/SparkTargetMap';
import { StockFullThrottleLambda } from './figures/StockFullThrottleLambda';
import { SwapBasePulse } from './figures/SwapBasePulse';
import { SystemHeatMap } from './figures/SystemHeatMap';
import { TrimZones } from './figures/TrimZones';
import { TuningLoop } from './figures/TuningLoop';
import { WhatAFlashWrites } from './figures/WhatAFlashWrites';
import { WhichFile } from './figures/WhichFile';
import { Figure } from './Figure';
import { Formula } from './Formula';
import { Gears } from './Gears';
import { GlossaryList } from './GlossaryList';
import { HowSure } from './HowSure';
import { island } from './islands/island';
import { Job } from './Job';
import { LinkList } from './LinkList';
import { LoadScaling } from './LoadScaling';
import { LoggingConfiguration } from './LoggingConfiguration';
import { LoggingParameterTable } from './LoggingParameterTable';
import { MyCarPlate } from './MyCar';
import { OnlyFor } from './OnlyFor';
import { Doubt, Lead } from './Prose';
import { PullCheck } from './PullCheck';
import { RequestedCalibrations } from './RequestedCalibrations';
import { RomTableList } from './RomTableList';
import { RomTablePresence } from './RomTablePresence';
import { SourceList } from './SourceList';
import { StockMaps } from './StockMaps';
import { SparkTrace } from './SparkTrace';
import { StatusDecoder } from './StatusDecoder';
import { TitleBlock } from './TitleBlock';
import { UnitTable } from './UnitTable';

export const chapterComponents = {
  AdapterJack,
  AirAndFuel: island('fuel', AirAndFuel),
  BlendCurve,
  CalibrationFinder: island('finder', CalibrationFinder),
  CalibrationTable,
  CalibrationTree,
  CamTargetMap,
  ControlPath,
  CoolantGauge,
  DataTable,
  Doubt,
  DrivetrainTable,
  DutyCycle,
  EngineTable,
  EnleanmentCells,
  EnleanmentPlot,
  Figure,
  Formula,
  FuelDecision,
  FullThrottleLambda,
  GearSpeeds,
  Gears: island('gears', Gears),
  GenerationsTimeLine,
  GlossaryList,
  HowSure,
  InjectorFlow,
  InjectorScaling,
  Job,
  KnockBurst,
  KnockListening,
  Lead,
  LimiterValues,
  LinkList,
  LoadCeilings,
  LoadLimit,
  LoadScaling: island('scaling', LoadScaling),
  LoadScalingMap,
  LoggingConfiguration: island('logging', LoggingConfiguration),
  LoggingParameterTable,
  MemoryMap,
  MyCar: MyCarPlate,
  OnlyFor,
  PartPedalLambda,
  PedalMaps,
  PlugAndKey,
  PlugOrderLogging,
  PullCheck: island('pull', PullCheck),
  RequestedCalibrations,
  RoadDynoSensitivity,
  RomTableList,
  RomTablePresence,
  RowsPerSecond,
  SampleGroups,
  SecondGearCap,
  SensorWiring,
  SourceList,
  SparkChain,
  SparkHighDetMap,
  SparkLimitMap,
  SparkTargetMap,
  SparkTrace: island('spark', SparkTrace),
  StatusDecoder: island('status', StatusDecoder),
  StockFullThrottleLambda,
  StockMaps: island('maps', StockMaps),
  SwapBasePulse,
  SystemHeatMap,
  TitleBlock,
  TrimZones,
  TuningLoop,
  UnitTable,
  WhatAFlashWrites,
  WhichFile,
};
