import type { Plan } from '../plan.ts';
import type { PlannedProducts } from '../planned-product.ts';
import { type CheckedPlan, type CheckedRoom, prepareCheck } from './checked-plan.ts';
import { collisions } from './collisions.ts';
import { blockedLandings, blockedLeaves, roomsWithoutDoor } from './doors.ts';
import { blockedFronts } from './fronts.ts';
import { glaringWindows } from './glare.ts';
import { notAtWalls, notOnDesks, onObstacles, outsideRooms, overlappingRooms, tooHigh } from './places.ts';
import { type PlanProblem, planRules } from './plan-problem.ts';
import { crowdedRooms, outOfReach, turningCircles } from './rooms.ts';
import { tightSeats } from './space-behind.ts';
import { narrowWalkways, type SeatWay, seatWays, usersOfWays } from './walkways.ts';
import { findWays } from './ways.ts';

/** What is wrong with a plan, by rule, then in the order of its rooms and pieces. Pieces that are no longer sold are left out. */
export function checkPlan(plan: Plan, products: PlannedProducts): PlanProblem[] {
  const checked = prepareCheck(plan, products);
  const problems = [
    outsideRooms,
    onObstacles,
    collisions,
    notOnDesks,
    notAtWalls,
    tooHigh,
    overlappingRooms,
    roomsWithoutDoor,
    blockedLeaves,
    blockedLandings,
    blockedFronts,
  ].flatMap((rule) => rule(checked));
  problems.push(...checked.rooms.flatMap((room) => roomProblems(checked, room)));
  // Sorting keeps the order within a rule.
  return problems.sort((one, other) => planRules.indexOf(one.rule) - planRules.indexOf(other.rule));
}

function roomProblems(checked: CheckedPlan, room: CheckedRoom): PlanProblem[] {
  const ways = room.seats.length > 0 ? findWays(room) : null;
  const users = ways ? usersOfWays(ways) : new Map<number, number>();
  return [
    ...(ways ? narrowWalkways(room, ways, users) : []),
    ...tightSeats(checked, room, ways, users),
    ...(ways ? turningCircles(room, ways) : []),
    ...crowdedRooms(room),
    ...outOfReach(room),
    ...glaringWindows(room),
  ];
}

/** How wide the widest way to each seat of a plan is, and where it is narrowest. Rooms without a door have none. */
export function waysToSeats(plan: Plan, products: PlannedProducts): SeatWay[] {
  return prepareCheck(plan, products).rooms.flatMap((room) => {
    const ways = findWays(room);
    return ways ? seatWays(ways) : [];
  });
}
