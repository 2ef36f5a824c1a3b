import { type KnownBuilding, knownBuildings } from '#domain/catalogue/fit/known-buildings.ts';

export const buildingNames = Object.keys(knownBuildings) as KnownBuilding[];

export const isKnownBuilding = (name: unknown): name is KnownBuilding =>
  buildingNames.some((building) => building === name);
