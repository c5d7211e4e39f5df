import { z } from 'zod';

/*
 * The schemas of idealista's properties integration, version 6, as far as exports write what they describe: rules.json,
 * customer, property, address, contact, operation, description, images, and one of each kind's features.
 * https://feeds.idealista.com/v6/specs/properties.html
 */

const upTo = (max: number) => z.string().max(max);
const whole = (max: number) => z.int().min(1).max(max);
const url = z.string().regex(/^https?:\/\/.*$/);
const yes = z.boolean().optional();

const contact = z.strictObject({
  contactName: upTo(60).optional(),
  contactEmail: z
    .string()
    .regex(/^(([a-zA-Z0-9-_.])+)@((?:[a-zA-Z0-9-_]+\.)+)([a-zA-Z]{2,5})$/)
    .optional(),
  contactPrimaryPhonePrefix: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
  contactPrimaryPhoneNumber: z
    .string()
    .regex(/^\d{5,12}$/)
    .optional(),
});

const address = z
  .strictObject({
    addressVisibility: z.enum(['full', 'street', 'hidden']),
    addressStreetName: upTo(200).optional(),
    addressStreetNumber: upTo(10).optional(),
    addressFloor: z
      .string()
      .regex(/^(-[1-2]|[1-9]|[1-5][0-9]|60|bj|en|ss|st)$/)
      .optional(),
    addressUrbanization: upTo(50).optional(),
    addressTown: upTo(50),
    addressNsiCode: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    addressCountry: z.literal('Spain'),
    addressCoordinatesPrecision: z.enum(['exact', 'moved']).optional(),
    addressCoordinatesLatitude: z.number().min(-90).max(90).optional(),
    addressCoordinatesLongitude: z.number().min(-180).max(180).optional(),
  })
  .refine((one) => one.addressStreetName !== undefined || one.addressCoordinatesLatitude !== undefined)
  .refine((one) => one.addressStreetNumber === undefined || one.addressStreetName !== undefined)
  .refine((one) => (one.addressCoordinatesLatitude === undefined) === (one.addressCoordinatesPrecision === undefined));

const conservation = z.enum(['new', 'good', 'toRestore']).optional();
const certificate = {
  featuresEnergyCertificateRating: z
    .enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'exempt', 'inProcess', 'unknown'])
    .optional(),
  featuresEnergyCertificatePerformance: z.number().min(1).max(999).optional(),
  featuresEnergyCertificateEmissionsRating: z
    .enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'exempt', 'inProcess', 'unknown'])
    .optional(),
  featuresEnergyCertificateEmissionsValue: z.number().min(1).max(999).optional(),
};
const orientations = {
  ...{ featuresOrientationNorth: yes, featuresOrientationSouth: yes },
  ...{ featuresOrientationEast: yes, featuresOrientationWest: yes },
};
const security = { featuresSecurityAlarm: yes, featuresSecurityDoor: yes, featuresSecuritySystem: yes };
const windows = z.enum(['interior', 'exterior']).optional();

const homeShape = {
  featuresType: z.enum([
    ...([
      'flat',
      'house',
      'house_independent',
      'house_semidetached',
      'house_terraced',
      'house_villa',
      'rustic',
    ] as const),
  ]),
  featuresAreaConstructed: whole(99_999),
  featuresAreaUsable: whole(99_999).optional(),
  featuresAreaPlot: whole(99_999_999).optional(),
  featuresBathroomNumber: whole(99),
  featuresBedroomNumber: whole(99).optional(),
  featuresRooms: whole(99).optional(),
  featuresBuiltYear: z.int().min(1_700).max(2_100).optional(),
  featuresFloorsBuilding: whole(99).optional(),
  featuresConservation: conservation,
  featuresHeatingType: z
    .enum([
      ...['centralGas', 'centralFuelOil', 'centralOther', 'individualGas', 'individualPropaneButane'],
      ...['individualElectric', 'individualAirConditioningHeatPump', 'individualOther', 'noHeating'],
    ] as const)
    .optional(),
  featuresWindowsLocation: windows,
  ...certificate,
  ...orientations,
  ...{ featuresBalcony: yes, featuresConditionedAir: yes, featuresChimney: yes, featuresDoorman: yes },
  ...{ featuresDuplex: yes, featuresEquippedKitchen: yes, featuresEquippedWithFurniture: yes, featuresGarden: yes },
  ...{
    featuresHandicapAdaptedAccess: yes,
    featuresHandicapAdaptedUse: yes,
    featuresLiftAvailable: z.boolean().optional(),
  },
  ...{ featuresParkingAvailable: yes, featuresPenthouse: yes, featuresPetsAllowed: yes, featuresPool: yes },
  ...{ featuresStorage: yes, featuresStudio: yes, featuresTerrace: yes, featuresWardrobes: yes },
};

const features = z.union([
  z
    .strictObject(homeShape)
    .refine((home) => home.featuresRooms !== undefined || home.featuresBedroomNumber !== undefined)
    .refine((home) => home.featuresType === 'flat' || home.featuresLiftAvailable === undefined),
  z.strictObject({
    featuresType: z.literal('office'),
    featuresAreaConstructed: whole(99_999),
    featuresAreaUsable: whole(99_999).optional(),
    featuresBathroomNumber: whole(99).optional(),
    featuresBuiltYear: z.int().min(1_700).max(2_100).optional(),
    featuresFloorsBuilding: whole(99).optional(),
    featuresConservation: conservation,
    featuresWindowsLocation: windows,
    featuresLiftNumber: whole(9).optional(),
    featuresParkingSpacesNumber: whole(99).optional(),
    ...certificate,
    ...orientations,
    ...security,
    ...{ featuresAccessControl: yes, featuresBuildingAdapted: yes, featuresConditionedAir: yes, featuresDoorman: yes },
    ...{ featuresEmergencyExit: yes, featuresEmergencyLights: yes, featuresEquippedKitchen: yes },
    ...{ featuresExtinguishers: yes, featuresFireDetectors: yes, featuresFireDoors: yes, featuresHeating: yes },
    ...{ featuresHotWater: yes, featuresSprinklers: yes, featuresSuspendedCeiling: yes, featuresSuspendedFloor: yes },
    ...{ featuresStorage: yes, featuresWindowsDouble: yes },
  }),
  z.strictObject({
    featuresType: z.literal('premises'),
    featuresAreaConstructed: whole(99_999),
    featuresAreaUsable: whole(99_999).optional(),
    featuresAreaPlot: whole(99_999_999).optional(),
    featuresBathroomNumber: whole(99).optional(),
    featuresFloorsBuilding: whole(99).optional(),
    featuresConservation: conservation,
    ...certificate,
    ...security,
    ...{ featuresBathroomAdapted: yes, featuresConditionedAir: yes, featuresEquippedKitchen: yes },
    ...{ featuresHeating: yes, featuresLocatedAtCorner: yes, featuresStorage: yes, featuresSmokeExtraction: yes },
  }),
  z.strictObject({
    featuresType: z.literal('building'),
    featuresAreaConstructed: whole(99_999),
    featuresBuiltYear: z.int().min(1_700).max(2_100).optional(),
    featuresConservation: conservation,
    featuresFloorsBuilding: whole(99).optional(),
    featuresLiftNumber: whole(9).optional(),
    featuresParkingSpacesNumber: whole(99).optional(),
    ...certificate,
  }),
  z.strictObject({
    featuresType: z.literal('storage'),
    featuresAreaConstructed: whole(99_999),
    featuresLoadingDock: yes,
  }),
  z.strictObject({
    featuresType: z.literal('garage'),
    featuresAreaConstructed: whole(99_999),
    ...{ featuresLiftAvailable: z.boolean().optional(), featuresSecurityAlarm: yes, featuresSecuritySystem: yes },
  }),
  z.strictObject({ featuresType: z.literal('land'), featuresAreaPlot: whole(99_999_999) }),
]);

const labels = [
  ...['appraisalplan', 'archive', 'atmosphere', 'balcony', 'basement', 'bathroom', 'bedroom', 'buildingwork'],
  ...['cellar', 'communalareas', 'corridor', 'details', 'dining_room', 'energycertificate', 'facade', 'garage'],
  ...['garden', 'gateway', 'hall', 'kitchen', 'land', 'lifts', 'living', 'loft', 'mates', 'meeting_room', 'office'],
  ...['open_plan', 'patio', 'penthouse', 'plan', 'pool', 'porch', 'pressphoto', 'reception', 'room', 'shop_window'],
  ...['staircase', 'storage', 'storage_space', 'studio', 'surroundings', 'terrace', 'unknown', 'views'],
  ...['waitingroom', 'walk_in_wardrobe'],
] as const;

const property = z.strictObject({
  propertyCode: upTo(50),
  propertyReference: upTo(50),
  propertyVisibility: z.enum(['idealista', 'microsite', 'private']),
  propertyOperation: z.strictObject({
    operationType: z.enum(['rent', 'sale']),
    operationPrice: whole(99_999_999),
    operationPriceCommunity: whole(9_999).optional(),
    operationDepositMonths: z.number().min(0).max(12).optional(),
  }),
  propertyContact: contact.optional(),
  propertyAddress: address,
  propertyFeatures: features,
  propertyDescriptions: z
    .array(
      z.strictObject({
        descriptionLanguage: z.enum([
          'spanish',
          'catalan',
          'english',
          'german',
          'french',
          'italian',
          'portuguese',
          'dutch',
          'swedish',
        ]),
        descriptionText: upTo(4_000),
      }),
    )
    .min(1)
    .optional(),
  propertyImages: z
    .array(z.strictObject({ imageLabel: z.enum(labels), imageOrder: z.int().min(1).max(200), imageUrl: url }))
    .min(1)
    .optional(),
  propertyVideos: z.array(z.strictObject({ videoOrder: z.int().min(1), videoUrl: url })).optional(),
  propertyVirtualTours: z.strictObject({ virtualTour: z.strictObject({ virtualTourUrl: url }) }).optional(),
});

/** A file of one customer. */
export const customerSchema = z
  .strictObject({
    customerCountry: z.literal('Spain'),
    customerCode: z
      .string()
      .regex(/^ilc[a-z0-9]{40}$/)
      .optional(),
    customerReference: upTo(50).optional(),
    customerContact: contact,
    customerProperties: z.array(property),
    customerSendDate: z.string().regex(/^20\d\d\/\d\d\/([0-2]\d|3[01]) ([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/),
  })
  .refine((one) => one.customerCode !== undefined || one.customerReference !== undefined);
