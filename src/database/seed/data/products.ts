import type { SeedProduct } from '../seed-product.ts';
import { acousticPods } from './products/acoustic-pods.ts';
import { boardsAccessories } from './products/boards-accessories.ts';
import { cctvSecurity } from './products/cctv-security.ts';
import { desks } from './products/desks.ts';
import { desktops } from './products/desktops.ts';
import { itAccessories } from './products/it-accessories.ts';
import { laptops } from './products/laptops.ts';
import { meeting } from './products/meeting.ts';
import { monitors } from './products/monitors.ts';
import { networking } from './products/networking.ts';
import { officeChairs } from './products/office-chairs.ts';
import { phonesConferencing } from './products/phones-conferencing.ts';
import { printers } from './products/printers.ts';
import { projectorsDisplays } from './products/projectors-displays.ts';
import { reception } from './products/reception.ts';
import { seating } from './products/seating.ts';
import { serversStorage } from './products/servers-storage.ts';
import { service } from './products/service.ts';
import { sofas } from './products/sofas.ts';
import { storage } from './products/storage.ts';
import { upsPower } from './products/ups-power.ts';
import { workstations } from './products/workstations.ts';

/** In the order of the tree, which is the order in which lists show them at first. */
export const seedProducts: readonly SeedProduct[] = [
  ...desks,
  ...workstations,
  ...meeting,
  ...reception,
  ...officeChairs,
  ...seating,
  ...sofas,
  ...storage,
  ...acousticPods,
  ...boardsAccessories,
  ...laptops,
  ...desktops,
  ...monitors,
  ...printers,
  ...networking,
  ...serversStorage,
  ...upsPower,
  ...phonesConferencing,
  ...projectorsDisplays,
  ...cctvSecurity,
  ...itAccessories,
  ...service,
];
