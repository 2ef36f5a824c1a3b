import { caringForLeatherMeshAndFabric } from './articles/furniture/caring-for-leather-mesh-and-fabric.ts';
import { deskSizesByRole } from './articles/furniture/desk-sizes-by-role.ts';
import { executiveOfficeFurniture } from './articles/furniture/executive-office-furniture.ts';
import { filingCabinetsPedestalsLockers } from './articles/furniture/filing-cabinets-pedestals-lockers.ts';
import { heightAdjustableDeskGuide } from './articles/furniture/height-adjustable-desk-guide.ts';
import { meetingTableSizes } from './articles/furniture/meeting-table-sizes.ts';
import { officeSafesExplained } from './articles/furniture/office-safes-explained.ts';
import { phoneBoothsAndMeetingPods } from './articles/furniture/phone-booths-and-meeting-pods.ts';
import { sofasForOffices } from './articles/furniture/sofas-for-offices.ts';
import { taskChairOrExecutiveChair } from './articles/furniture/task-chair-or-executive-chair.ts';
import { visitorAndMeetingChairs } from './articles/furniture/visitor-and-meeting-chairs.ts';
import { whiteboardsGlassEnamelMobile } from './articles/furniture/whiteboards-glass-enamel-mobile.ts';
import { woodAndDustInTheGulfClimate } from './articles/furniture/wood-and-dust-in-the-gulf-climate.ts';
import { workstationsForAGrowingTeam } from './articles/furniture/workstations-for-a-growing-team.ts';
import { backupThatCanBeRestored } from './articles/technology/backup-that-can-be-restored.ts';
import { businessLaptopGuide } from './articles/technology/business-laptop-guide.ts';
import { cctvAndAccessControlBasics } from './articles/technology/cctv-and-access-control-basics.ts';
import { itChecklistForANewEmployee } from './articles/technology/it-checklist-for-a-new-employee.ts';
import { laserOrInkTankPrinter } from './articles/technology/laser-or-ink-tank-printer.ts';
import { monitorSizes2427Ultrawide } from './articles/technology/monitor-sizes-24-27-ultrawide.ts';
import { officeNetworkChecklist } from './articles/technology/office-network-checklist.ts';
import { officeWifiCoverage } from './articles/technology/office-wifi-coverage.ts';
import { projectorOrInteractivePanel } from './articles/technology/projector-or-interactive-panel.ts';
import { serverOrNas } from './articles/technology/server-or-nas.ts';
import { upsSizingStepByStep } from './articles/technology/ups-sizing-step-by-step.ts';
import { videoMeetingRoomEquipment } from './articles/technology/video-meeting-room-equipment.ts';
import { boardroomChecklist } from './articles/workplace/boardroom-checklist.ts';
import { cablesOutOfSight } from './articles/workplace/cables-out-of-sight.ts';
import { deliveryOutsideDohaAlKhorAlWakrahAndBeyond } from './articles/workplace/delivery-outside-doha-al-khor-al-wakrah-and-beyond.ts';
import { deliveryToTowersInWestBayAndLusail } from './articles/workplace/delivery-to-towers-in-west-bay-and-lusail.ts';
import { homeOfficeInAVilla } from './articles/workplace/home-office-in-a-villa.ts';
import { planningAnOfficeMove } from './articles/workplace/planning-an-office-move.ts';
import { quietOpenPlanOffice } from './articles/workplace/quiet-open-plan-office.ts';
import { receptionFirstImpressions } from './articles/workplace/reception-first-impressions.ts';
import { setUpYourWorkplaceInTenMinutes } from './articles/workplace/set-up-your-workplace-in-ten-minutes.ts';
import { sittingStandingMoving } from './articles/workplace/sitting-standing-moving.ts';
import { squareMetresPerPerson } from './articles/workplace/square-metres-per-person.ts';
import { trainingRoomLayouts } from './articles/workplace/training-room-layouts.ts';
import type { Topic } from './topic.ts';

/** All topics, newest first; the position determines the publication day. Neighbours differ in kind for variety. */
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
