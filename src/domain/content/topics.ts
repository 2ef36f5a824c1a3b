import { backupThatCanBeRestored } from './topics/backup-that-can-be-restored.ts';
import { boardroomChecklist } from './topics/boardroom-checklist.ts';
import { businessLaptopGuide } from './topics/business-laptop-guide.ts';
import { cablesOutOfSight } from './topics/cables-out-of-sight.ts';
import { caringForLeatherMeshAndFabric } from './topics/caring-for-leather-mesh-and-fabric.ts';
import { cctvAndAccessControlBasics } from './topics/cctv-and-access-control-basics.ts';
import { deliveryOutsideDohaAlKhorAlWakrahAndBeyond } from './topics/delivery-outside-doha-al-khor-al-wakrah-and-beyond.ts';
import { deliveryToTowersInWestBayAndLusail } from './topics/delivery-to-towers-in-west-bay-and-lusail.ts';
import { deskSizesByRole } from './topics/desk-sizes-by-role.ts';
import { executiveOfficeFurniture } from './topics/executive-office-furniture.ts';
import { filingCabinetsPedestalsLockers } from './topics/filing-cabinets-pedestals-lockers.ts';
import { heightAdjustableDeskGuide } from './topics/height-adjustable-desk-guide.ts';
import { homeOfficeInAVilla } from './topics/home-office-in-a-villa.ts';
import { itChecklistForANewEmployee } from './topics/it-checklist-for-a-new-employee.ts';
import { laserOrInkTankPrinter } from './topics/laser-or-ink-tank-printer.ts';
import { meetingTableSizes } from './topics/meeting-table-sizes.ts';
import { monitorSizes2427Ultrawide } from './topics/monitor-sizes-24-27-ultrawide.ts';
import { officeNetworkChecklist } from './topics/office-network-checklist.ts';
import { officeSafesExplained } from './topics/office-safes-explained.ts';
import { officeWifiCoverage } from './topics/office-wifi-coverage.ts';
import { phoneBoothsAndMeetingPods } from './topics/phone-booths-and-meeting-pods.ts';
import { planningAnOfficeMove } from './topics/planning-an-office-move.ts';
import { projectorOrInteractivePanel } from './topics/projector-or-interactive-panel.ts';
import { quietOpenPlanOffice } from './topics/quiet-open-plan-office.ts';
import { receptionFirstImpressions } from './topics/reception-first-impressions.ts';
import { serverOrNas } from './topics/server-or-nas.ts';
import { setUpYourWorkplaceInTenMinutes } from './topics/set-up-your-workplace-in-ten-minutes.ts';
import { sittingStandingMoving } from './topics/sitting-standing-moving.ts';
import { sofasForOffices } from './topics/sofas-for-offices.ts';
import { squareMetresPerPerson } from './topics/square-metres-per-person.ts';
import { taskChairOrExecutiveChair } from './topics/task-chair-or-executive-chair.ts';
import type { Topic } from './topics/topic.ts';
import { trainingRoomLayouts } from './topics/training-room-layouts.ts';
import { upsSizingStepByStep } from './topics/ups-sizing-step-by-step.ts';
import { videoMeetingRoomEquipment } from './topics/video-meeting-room-equipment.ts';
import { visitorAndMeetingChairs } from './topics/visitor-and-meeting-chairs.ts';
import { whiteboardsGlassEnamelMobile } from './topics/whiteboards-glass-enamel-mobile.ts';
import { woodAndDustInTheGulfClimate } from './topics/wood-and-dust-in-the-gulf-climate.ts';
import { workstationsForAGrowingTeam } from './topics/workstations-for-a-growing-team.ts';

/** Newest first: the place decides the day. Neighbours differ in kind, so that every page of the list has something of each. */
export const topics: readonly Topic[] = [
  heightAdjustableDeskGuide,
  videoMeetingRoomEquipment,
  squareMetresPerPerson,
  deliveryToTowersInWestBayAndLusail,
  setUpYourWorkplaceInTenMinutes,
  businessLaptopGuide,
  caringForLeatherMeshAndFabric,
  meetingTableSizes,
  officeNetworkChecklist,
  quietOpenPlanOffice,
  sofasForOffices,
  upsSizingStepByStep,
  receptionFirstImpressions,
  planningAnOfficeMove,
  monitorSizes2427Ultrawide,
  sittingStandingMoving,
  filingCabinetsPedestalsLockers,
  officeWifiCoverage,
  woodAndDustInTheGulfClimate,
  workstationsForAGrowingTeam,
  laserOrInkTankPrinter,
  phoneBoothsAndMeetingPods,
  itChecklistForANewEmployee,
  deliveryOutsideDohaAlKhorAlWakrahAndBeyond,
  executiveOfficeFurniture,
  serverOrNas,
  deskSizesByRole,
  visitorAndMeetingChairs,
  cctvAndAccessControlBasics,
  whiteboardsGlassEnamelMobile,
  trainingRoomLayouts,
  projectorOrInteractivePanel,
  taskChairOrExecutiveChair,
  backupThatCanBeRestored,
  homeOfficeInAVilla,
  officeSafesExplained,
  cablesOutOfSight,
  boardroomChecklist,
];
