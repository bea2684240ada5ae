import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../../http/endpoints.ts';
import type { LeadService } from './service.ts';

export function mountLeadExport(_app: FastifyInstance, _leads: LeadService, _authenticate: Authenticate): void {}
