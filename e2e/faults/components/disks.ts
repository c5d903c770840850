import type { Component } from './component';

export const disks: readonly Component[] = [];
