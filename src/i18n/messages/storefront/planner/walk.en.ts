/** Texts of the 3D view of a plan. */
export const planWalkEn = {
  label: '3D view of the plan',
  helpOverview: 'Arrow keys turn the plan, plus and minus zoom. V changes to walking.',
  helpWalk:
    'Arrow up and down walk, left and right turn, Page up and Page down look up and down. V shows the plan from above.',
  tools: '3D view',
  overview: 'From above',
  walk: 'Walk through',
  forward: 'Walk forward',
  back: 'Walk back',
  closer: 'Zoom in',
  farther: 'Zoom out',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  picture: 'Save as a picture',
  pictureName: 'office-plan-3d',
  fullScreen: 'Full screen',
  asking: (megabytes: string) =>
    `Your connection is slow, or set to save data. The 3D view of this plan needs about ${megabytes} MB.`,
  load: 'Load it',
  loading: 'Loading the 3D view',
  progress: (loaded: number, total: number) => `${loaded} of ${total} products`,
  ready: 'The 3D view is shown.',
  unsupported: 'This browser cannot show the plan in 3D. The drawing has everything that stands in it.',
  failed: 'The 3D view could not be loaded.',
  lost: 'The device has ended the 3D view.',
  retry: 'Try again',
};

export type PlanWalkMessages = typeof planWalkEn;
